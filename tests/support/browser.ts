import { findChromium, succeeds } from '../../src/images/chromium.ts';

/** Chromium's own sandbox does not run as root, and needs namespaces that many containers forbid. */
function canSandbox(command: string): boolean {
  return process.getuid?.() !== 0 && succeeds(command, ['--headless', '--disable-gpu', '--dump-dom', 'about:blank']);
}

/**
 * Only the last such flag counts, so Playwright's own list is repeated here. The first two belong to the address bar, which nobody sees:
 * each loads one of Chromium's own pages into every window, a third of a test's work. The spare renderer is a process kept ready for
 * another site, which no test visits: a seventh. The last is the offer to translate a French page, which a browser in another language
 * draws while the page is being measured.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/**
 * Launch options for the browser on this machine. Only the machine's own names resolve, so that nothing leaves it. Playwright's workers
 * read the configuration again, so what was found is passed to them in the environment.
 */
export function launchOptions(): { executablePath?: string; chromiumSandbox: boolean; args: string[] } {
  const executablePath = findChromium();
  if (executablePath) process.env.CHROMIUM_PATH = executablePath;
  process.env.CHROMIUM_SANDBOX ??= executablePath && canSandbox(executablePath) ? 'yes' : 'no';
  return {
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: process.env.CHROMIUM_SANDBOX === 'yes',
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-domain-reliability',
      `--disable-features=${DISABLED_FEATURES.join()}`,
      '--no-first-run',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  };
}
