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

it('the path is read from .env, and nothing else is', () => {
  expect(chosenChromium(join(folder.path, '.env'))).toBe('/opt/chromium');
  expect(process.env.POSTMARK_SERVER_TOKEN).toBe('');
});

it('the path in the environment takes precedence over .env', () => {
  vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chrome');
  expect(chosenChromium(join(folder.path, '.env'))).toBe('/usr/bin/chrome');
});

it('the path is undefined when neither defines it', () => {
  expect(chosenChromium(join(folder.path, 'missing'))).toBeUndefined();
});
