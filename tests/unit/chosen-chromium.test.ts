import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenChromium } from '../../src/prerender/images/chromium.ts';
import { type Folder, makeFolder } from '../support/folder.ts';

let folder: Folder;
beforeEach(async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('POSTMARK_SERVER_TOKEN', '');
  folder = await makeFolder({ '.env': 'CHROMIUM_PATH=/opt/chromium\nPOSTMARK_SERVER_TOKEN=real\n' });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await folder.remove();
});

it('is read from .env, of which nothing else is', () => {
  expect(chosenChromium(join(folder.path, '.env'))).toBe('/opt/chromium');
  expect(process.env.POSTMARK_SERVER_TOKEN).toBe('');
});

it('is what the environment says before what .env says', () => {
  vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chrome');
  expect(chosenChromium(join(folder.path, '.env'))).toBe('/usr/bin/chrome');
});

it('is none where neither says one', () => {
  expect(chosenChromium(join(folder.path, 'missing'))).toBeUndefined();
});
