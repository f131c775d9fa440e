import { findChromium, succeeds } from '../../src/prerender/images/chromium.ts';

/** Chromium's own sandbox refuses root and needs namespaces that many containers forbid. */
function canSandbox(command: string): boolean {
  return process.getuid?.() !== 0 && succeeds(command, ['--headless', '--disable-gpu', '--dump-dom', 'about:blank']);
}

/**
 * Of two such flags the last one counts, so Playwright's own list stands here again. The first two are the address bar's, which nobody sees:
 * each loads a page of Chromium's own into every window, a third of all the work of a test. The spare renderer is a process kept ready for
 * another site, which no test visits: a seventh. The last is the offer to translate a French page, which a browser in another language draws
 * while the page is measured.
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
 * What Playwright needs to know of the browser on this machine. Nothing leaves the machine: names other than its own do not resolve. Its
 * workers read the configuration again: what was found is handed to them in the environment.
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
