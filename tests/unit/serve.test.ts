import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';
import { MESSAGE } from '../support/contact-request.ts';
import { makeFolder } from '../support/folder.ts';
import { openInbox } from '../support/inbox.ts';
import { type SiteOptions, startSite } from '../support/start-site.ts';

const folder = await makeFolder();
const site = await startSite({ publish: folder.path });
afterAll(async () => {
  await site.stop();
  await folder.remove();
});

/** Expects `npm start` to exit with this sentence and status 1 instead of becoming ready. */
const refuses = (options: SiteOptions, sentence: string) =>
  expect(startSite({ publish: folder.path, ...options })).rejects.toThrow(new Error(`The server ended with status 1: ${sentence}`));

describe('refuses to start with one sentence and status 1', () => {
  /** `localhost` may mean this address, too, unless the machine has no IPv6. */
  const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
  it.each([
    ['PORT', hasIPv6 ? '::1' : '127.0.0.1'],
    ['MAIL_PORT', '127.0.0.1'],
  ])('when the port of %s is in use at %s', async (variable, address) => {
    const server = createServer().listen(0, address);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sentence = `Port ${port} is in use: stop what listens there, or choose another one with ${variable}.`;
    await refuses({ env: { [variable]: String(port) } }, sentence);
    server.close();
  });

  const MISSING = '/no/such/folder';
  const TOKEN = { POSTMARK_SERVER_TOKEN: 'real', CONTACT_TO: 'a@b.example' };
  it.each<[SiteOptions, string]>([
    [{ env: { PORT: 'abc' } }, 'PORT=abc is no port: it takes a whole number from 0 to 65535.'],
    [{ env: { MAIL_PORT: '70000' } }, 'MAIL_PORT=70000 is no port: it takes a whole number from 0 to 65535.'],
    [{ env: TOKEN }, 'POSTMARK_SERVER_TOKEN is set, so CONTACT_FROM must be set too (see .env.example).'],
    [{ publish: MISSING }, `There is nothing to serve in ${MISSING}: run npm run build first.`],
  ])('with %o', refuses);
});

it('prints its two addresses and nothing else, and both respond', async () => {
  expect(site.output()).toBe(`Site  ${site.baseURL}\nMail  ${site.mailURL}\n`);
  expect(await (await fetch(site.baseURL)).text()).toContain('Accueil');
  expect((await fetch(site.mailURL)).status).toBe(200);
});

it('starts no sandbox when a token is set', async () => {
  const env = { POSTMARK_SERVER_TOKEN: 'real', CONTACT_FROM: 'a@b.example', CONTACT_TO: 'a@b.example' };
  await using real = await startSite({ publish: folder.path, env });
  expect(real.mailURL).toBe('https://api.postmarkapp.com');
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'stops on %s with status 0 and frees its ports, whatever is connected',
  async (signal) => {
    const started = await startSite({ publish: folder.path });
    const unfinished = connect(Number(new URL(started.mailURL).port), '127.0.0.1').on('error', () => {});
    unfinished.write('POST /email HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n{');
    await once(unfinished, 'connect');
    await fetch(started.baseURL);
    expect(await started.stop(signal)).toBe(0);
    await expect(fetch(started.baseURL)).rejects.toThrow();
    await expect(fetch(started.mailURL)).rejects.toThrow();
  },
);

it.each([
  ['its parent', (server: string[]) => [process.execPath, server]],
  ['npm, whose shell lives on', (server: string[]) => ['sh', ['-c', `"${[process.execPath, ...server].join('" "')}" --npm $PPID; true`]]],
])('ends without %s, even if nobody has told it and nobody reads what it prints', async (_, command) => {
  const server = [join(root, 'netlify/local/start.ts'), '--publish', folder.path, '--state', join(folder.path, 'state')];
  const script = `
      const child = require('node:child_process').spawn(...${JSON.stringify(command(server))}, { stdio: ['ignore', 'pipe', 'pipe', 3] });
      child.stdout.pipe(process.stdout);`;
  const env = { ...process.env, PORT: '0', MAIL_PORT: '0', POSTMARK_SERVER_TOKEN: '' };
  const parent = spawn(process.execPath, ['-e', script], { env, stdio: ['ignore', 'pipe', 'inherit', 'pipe'] });
  const [, printed, , held] = parent.stdio as unknown as [null, Readable, null, Readable];
  await once(printed, 'data');
  parent.kill('SIGKILL');
  // Ends when the last process that holds it does.
  await once(held.resume(), 'end');
});

it('the development server serves the site from its sources, accepts a message and stops on SIGTERM', async () => {
  await using dev = await startSite({ dev: true });
  const { baseURL, mailURL } = dev;
  const home = await fetch(baseURL);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('/@vite/client')]);
  const entry = await fetch(`${baseURL}/src/browser/main.ts`);
  expect([entry.status, entry.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);

  const headers = { Origin: baseURL, 'Content-Type': 'application/json' };
  const answer = await fetch(`${baseURL}/api/send-contact`, { method: 'POST', headers, body: JSON.stringify(MESSAGE) });
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ state: 'sent' })]);
  expect((await openInbox(mailURL).mails()).map(({ TextBody }) => TextBody)).toEqual([expect.stringContaining(MESSAGE.message)]);

  expect(await dev.stop('SIGTERM')).toBe(0);
  await expect(fetch(baseURL)).rejects.toThrow();
});
