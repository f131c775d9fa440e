import { findChromium, succeeds } from '../../../scripts/chromium.ts';

/** Chromium's own sandbox does not run as root, and needs namespaces that many containers forbid. */
function canSandbox(command: string): boolean {
  return process.getuid?.() !== 0 && succeeds(command, ['--headless', '--disable-gpu', '--dump-dom', 'about:blank']);
}

/** Features that cost tests time, or disturb them. */
const DISABLED_FEATURES = [
  // The address bar, which nobody sees, loads Chromium's own pages into every window: a third of a test's work.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for another site, which no test visits: a seventh.
  'SpareRendererForSitePerProcess',
  // The offer to translate a French page, which a browser in another language draws while the page is being measured.
  'Translate',
];
/** Playwright's own list, repeated here: only the last such flag counts. */
export const PLAYWRIGHT_DISABLED_FEATURES = [
  'AimEnabled',
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
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
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
      `--disable-features=${[...DISABLED_FEATURES, ...PLAYWRIGHT_DISABLED_FEATURES].join()}`,
      '--no-first-run',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  };
}
