import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { openInbox } from '../../support/contact/inbox.ts';
import { MESSAGE } from '../../support/contact/message.ts';
import { makeBuiltSite } from '../../support/folder.ts';
import { startHost } from '../../support/http-host.ts';
import { type Site, type SiteOptions, startSite } from '../../support/start-site.ts';

const folder = await makeBuiltSite();
const site = await startSite({ publish: folder.path });
afterAll(async () => {
  await site.stop();
  await folder.remove();
});

/** Expects `npm start` to exit with this sentence and status 1 instead of becoming ready. */
const refuses = (options: SiteOptions, sentence: string) =>
  expect(startSite({ publish: folder.path, ...options })).rejects.toThrow(new Error(`The server ended with status 1: ${sentence}`));

describe('refuses to start with one sentence and status 1', () => {
  test.each(['PORT', 'MAIL_PORT'])('when the port of %s is in use', async (variable) => {
    await using host = await startHost((_request, response) => response.end());
    const sentence = `Port ${host.port} is in use: stop what listens there, or choose another one with ${variable}.`;
    await refuses({ env: { [variable]: String(host.port) } }, sentence);
  });

  const MISSING = '/no/such/folder';
  const TOKEN = { POSTMARK_SERVER_TOKEN: 'real', CONTACT_TO: 'a@b.example' };
  test.each<[SiteOptions, string]>([
    [{ env: { PORT: 'abc' } }, 'PORT=abc is no port: it takes a whole number from 0 to 65535.'],
    [{ env: { MAIL_PORT: '70000' } }, 'MAIL_PORT=70000 is no port: it takes a whole number from 0 to 65535.'],
    [{ env: { PORT: '8025', MAIL_PORT: '' } }, 'PORT and MAIL_PORT are both 8025: give each server a port of its own.'],
    [{ env: { URL: 'www.exemple.fr' } }, 'URL=www.exemple.fr is not a URL that begins with https:// or http://.'],
    [{ env: { VITE_BOOKING_URL: 'agenda' } }, 'VITE_BOOKING_URL=agenda is not a URL that begins with https:// or http://.'],
    [{ env: TOKEN }, 'POSTMARK_SERVER_TOKEN is set, so CONTACT_FROM must be set too (see .env.example).'],
    [{ publish: MISSING }, `There is nothing to serve in ${MISSING}: run npm run build first.`],
  ])('with %o', refuses);
});

test('prints its two URLs and nothing else', () => {
  expect(site.output()).toBe(`Site  ${site.baseURL}\nMail  ${site.mailURL}\n`);
});

test('responds at both URLs', async () => {
  expect(await (await fetch(site.baseURL)).text()).toContain('Accueil');
  expect((await fetch(site.mailURL)).status).toBe(200);
});

test('starts no local Postmark when a token is set', async () => {
  const env = { POSTMARK_SERVER_TOKEN: 'real', CONTACT_FROM: 'a@b.example', CONTACT_TO: 'a@b.example' };
  await using real = await startSite({ publish: folder.path, env });
  expect(real.mailURL).toBe('https://api.postmarkapp.com');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops on %s with status 0, whatever is connected', async (signal) => {
  const started = await startSite({ publish: folder.path });
  const unfinished = connect(Number(new URL(started.mailURL).port), '127.0.0.1').on('error', () => {});
  unfinished.write('POST /email HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n{');
  await once(unfinished, 'connect');
  await fetch(started.baseURL);
  expect(await started.stop(signal)).toBe(0);
  await expect(fetch(started.baseURL)).rejects.toThrow();
  await expect(fetch(started.mailURL)).rejects.toThrow();
});

/** The server as `npm start` runs it. Every process of it holds `printed` open. */
function prepareSite() {
  const script = ['netlify/local/start.ts', '--publish', folder.path, '--state', join(folder.path, 'state')];
  const env = { ...process.env, PORT: '0', MAIL_PORT: '0', POSTMARK_SERVER_TOKEN: '' };
  const child = spawn(process.execPath, [join(root, 'scripts/prepare.mjs'), ...script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, printed: child.stdout };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends with status 0 when prepare.mjs gets %s', async (signal) => {
  const { child, printed } = prepareSite();
  await once(printed, 'data');
  child.kill(signal);
  const [[code]] = await Promise.all([once(child, 'exit'), once(printed, 'end')]);
  expect(code).toBe(0);
});

test('ends when prepare.mjs is killed', async () => {
  const { child, printed } = prepareSite();
  await once(printed, 'data');
  child.kill('SIGKILL');
  await once(printed, 'end');
});

describe('the development server', () => {
  let dev: Site;
  beforeAll(async () => {
    dev = await startSite({ dev: true });
  });
  afterAll(() => dev.stop());

  test('serves the site from its sources', async () => {
    const home = await fetch(dev.baseURL);
    expect({ status: home.status, body: await home.text() }).toEqual({ status: 200, body: expect.stringContaining('/@vite/client') });
    const entry = await fetch(`${dev.baseURL}/src/browser/main.ts`);
    expect({ status: entry.status, type: entry.headers.get('content-type') }).toEqual({
      status: 200,
      type: expect.stringContaining('javascript'),
    });
  });

  test('accepts a message, which is mailed', async () => {
    const headers = { Origin: dev.baseURL, 'Content-Type': 'application/json' };
    const answer = await fetch(`${dev.baseURL}/api/send-contact`, { method: 'POST', headers, body: JSON.stringify(MESSAGE) });
    expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 200, body: expect.objectContaining({ state: 'sent' }) });
    expect((await openInbox(dev.mailURL).mails()).map(({ TextBody }) => TextBody)).toEqual([expect.stringContaining(MESSAGE.message)]);
  });
});

test('the development server stops on SIGTERM with status 0', async () => {
  const dev = await startSite({ dev: true });
  expect(await dev.stop('SIGTERM')).toBe(0);
  await expect(fetch(dev.baseURL)).rejects.toThrow();
});
