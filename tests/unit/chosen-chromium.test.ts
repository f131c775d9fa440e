import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { chosenChromium } from '../../src/prerender/images/chromium.ts';
import { makeFolder } from '../support/folder.ts';

afterEach(() => vi.unstubAllEnvs());

it('the path of Chromium is read from .env, and nothing else is; the environment takes precedence', async () => {
  vi.stubEnv('POSTMARK_SERVER_TOKEN', '');
  const folder = await makeFolder({ '.env': 'CHROMIUM_PATH=/opt/chromium\nPOSTMARK_SERVER_TOKEN=real\n' });
  const chosen = (path: string, file: string) => {
    vi.stubEnv('CHROMIUM_PATH', path);
    return chosenChromium(join(folder.path, file));
  };
  expect([chosen('', '.env'), chosen('/usr/bin/chrome', '.env'), chosen('', 'missing')]).toEqual([
    '/opt/chromium',
    '/usr/bin/chrome',
    undefined,
  ]);
  expect(process.env.POSTMARK_SERVER_TOKEN).toBe('');
  await folder.remove();
});
