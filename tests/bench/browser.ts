import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';

/** Launch arguments that let a service worker load under this run's own certificate, whose fingerprint is `spki`. */
export function benchArgs(spki: string): string[] {
  return [...launchOptions().args, '--disable-quic', `--ignore-certificate-errors-spki-list=${spki}`];
}

export function launch(spki: string): Promise<Browser> {
  return chromium.launch({ ...launchOptions(), args: benchArgs(spki) });
}
