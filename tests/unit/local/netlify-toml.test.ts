import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { readSettings } from '../../../netlify/contact/settings.ts';
import { LOCAL_MAIL } from '../../../netlify/local/start-mail.ts';
import { root } from '../../../scripts/root.ts';

type Variables = Record<string, string>;
type Config = {
  build: { publish: string; environment: Variables; processing: object };
  functions: { directory: string };
  dev: { framework: string; command: string; targetPort: number; port: number; publish?: string };
  context: { dev: { environment: Variables } };
};

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const config = parse(read('netlify.toml')) as unknown as Config;

test('publishes dist and the functions as they were built', () => {
  for (const name of ['send-contact', 'contact-health', 'redeliver-contact'])
    expect(existsSync(join(root, config.functions.directory, `${name}.ts`)), name).toBe(true);
  expect(config.build.environment).toEqual({ NODE_VERSION: read('.nvmrc').trim() });
  expect(config.build.processing).toEqual({ skip_processing: true });
  // `netlify dev`, too, looks for articles there.
  expect({ build: config.build.publish, dev: config.dev.publish ?? 'dist' }).toEqual({ build: 'dist', dev: 'dist' });
});

test('`netlify dev` runs `npm run dev` and mails to the local Postmark', () => {
  const { framework, command, targetPort, port } = config.dev;
  expect({ framework, command }).toEqual({ framework: '#custom', command: `npm run dev -- --port ${targetPort}` });
  expect(port).not.toBe(targetPort);
  expect(Object.keys(config.context)).toEqual(['dev']);
  const { POSTMARK_API_URL, ...settings } = config.context.dev.environment;
  expect(settings).toEqual(LOCAL_MAIL);
  expect(readSettings({ ...settings, POSTMARK_API_URL })).toMatchObject({ host: '127.0.0.1:8025', https: false });
});
