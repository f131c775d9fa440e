import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';

/** What a browser is told so that a worker may come from a certificate made for this run (its fingerprint is `spki`). */
export function benchArgs(spki: string): string[] {
  return [...launchOptions().args, '--disable-quic', `--ignore-certificate-errors-spki-list=${spki}`];
}

export function launch(spki: string): Promise<Browser> {
  return chromium.launch({ ...launchOptions(), args: benchArgs(spki) });
}
