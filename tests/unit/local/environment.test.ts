import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkFolder, loadEnvFile } from '../../../netlify/local/environment.ts';
import { makeFolder } from '../../support/folder.ts';

async function load(bytes: Buffer): Promise<string> {
  const { path, remove } = await makeFolder({});
  const file = join(path, '.env');
  await writeFile(file, bytes);
  try {
    loadEnvFile(file);
    return 'loaded';
  } catch (error) {
    return (error as Error).message.replace(path, '');
  } finally {
    await remove();
  }
}

const LINE = 'CONTACT_TO=équipe@trait.example\n';

test('loads .env, but for what the environment already has, even empty', async () => {
  vi.stubEnv('CONTACT_FROM', '');
  vi.stubEnv('CONTACT_TO', undefined);
  expect(await load(Buffer.from(`CONTACT_FROM=a@b.example\n${LINE}`))).toBe('loaded');
  expect({ from: process.env.CONTACT_FROM, to: process.env.CONTACT_TO }).toEqual({ from: '', to: 'équipe@trait.example' });
});

test.each([
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${LINE}`)],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${LINE}`, 'utf16le')],
  ['UTF-16', Buffer.from(LINE, 'utf16le')],
  ['Latin-1', Buffer.from(LINE, 'latin1')],
])('refuses a .env in %s', async (_, bytes) => {
  expect(await load(bytes)).toBe('/.env is not plain UTF-8: save it as UTF-8 without a byte order mark (BOM).');
});

test.each(['/home/a#b', '/home/a?b'])('refuses the folder %s, where Vite would fail with a stack', (folder) => {
  expect(() => checkFolder(folder)).toThrow(`The project does not work in ${folder}: Vite takes no path that contains # or ?.`);
});
