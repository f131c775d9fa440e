import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from '../../netlify/local/root.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The browser that was chosen: in the environment, else in `.env`, of which nothing else may reach a test. */
export function chosenChromium(envFile: string = join(root, '.env')): string | undefined {
  const file = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  return process.env.CHROMIUM_PATH || file.CHROMIUM_PATH || undefined;
}

/** A full Chromium that starts: the headless shell has no Background Sync. `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  return (
    chosenChromium() ?? [chromium.executablePath(), ...onPath(COMMANDS), ...APPLICATIONS].find((file) => existsSync(file) && starts(file))
  );
}

/** Every file that a command could mean: Playwright asks for a path. */
function onPath(commands: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => resolve(folder, command)));
}

/** Ubuntu's `chromium-browser` only says what to install, and a download may lack its libraries: being there is not enough. */
export function starts(command: string): boolean {
  return succeeds(command, ['--version']);
}

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

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
