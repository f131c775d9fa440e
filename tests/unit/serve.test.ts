import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';
import { type Folder, makeFolder } from '../support/folder.ts';
import { type Site, type SiteOptions, startSite } from '../support/site.ts';

let folder: Folder;
let site: Site | undefined;

beforeAll(async () => {
  folder = await makeFolder();
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
});
afterAll(() => folder.remove());

/** What `npm start` prints when it exits instead of becoming ready. */
async function refusal(env: Record<string, string>, options: SiteOptions = {}): Promise<string> {
  return await startSite({ publish: folder.path, env, ...options }).then(
    async (started) => {
      await started.stop();
      return 'it started';
    },
    (error: Error) => error.message,
  );
}

/** The addresses that `localhost` may mean on this machine, which may have no IPv6. */
const loopbacks = ['127.0.0.1', '::1'].filter((loopback) =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === loopback)),
);

async function occupyPort(address: string): Promise<{ port: number; free: () => void }> {
  const server = createServer().listen(0, address);
  await once(server, 'listening');
  return { port: (server.address() as { port: number }).port, free: () => server.close() };
}

describe('refuses to start with one sentence and status 1', () => {
  it.each(['PORT', 'MAIL_PORT'].flatMap((variable) => loopbacks.map((address) => [variable, address] as const)))(
    'when the port of %s is in use at %s',
    async (variable, address) => {
      const { port, free } = await occupyPort(address);
      expect(await refusal({ [variable]: String(port) })).toBe(
        `The server ended with status 1: Port ${port} is in use: stop what listens there, or choose another one with ${variable}.`,
      );
      free();
    },
  );

  it.each([
    [{ PORT: 'abc' }, 'PORT=abc is no port: it takes a whole number from 0 to 65535.'],
    [{ MAIL_PORT: '70000' }, 'MAIL_PORT=70000 is no port: it takes a whole number from 0 to 65535.'],
    [
      { POSTMARK_SERVER_TOKEN: 'real', CONTACT_TO: 'a@b.example' },
      'POSTMARK_SERVER_TOKEN is set, so CONTACT_FROM must be set too (see .env.example).',
    ],
  ])('with %o', async (env, sentence) => {
    expect(await refusal(env)).toBe(`The server ended with status 1: ${sentence}`);
  });

  it('without a built site', async () => {
    const publish = `${folder.path}/missing`;
    expect(await refusal({}, { publish })).toBe(
      `The server ended with status 1: There is nothing to serve in ${publish}: run npm run build first.`,
    );
  });
});

describe('a running site', () => {
  it('prints its two addresses and nothing else, and both respond', async () => {
    site = await startSite({ publish: folder.path });
    expect(site.output()).toBe(`Site  ${site.baseURL}\nMail  ${site.mailURL}\n`);
    expect(await (await fetch(site.baseURL)).text()).toContain('Accueil');
    expect((await fetch(site.mailURL)).status).toBe(200);
  });

  it('starts no sandbox when a token is set', async () => {
    const env = { POSTMARK_SERVER_TOKEN: 'real', CONTACT_FROM: 'a@b.example', CONTACT_TO: 'a@b.example' };
    site = await startSite({ publish: folder.path, env });
    expect(site.mailURL).toBe('https://api.postmarkapp.com');
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'stops on %s with status 0 and leaves no port in use, whether or not connections are open',
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

  it('returns 404 for an unknown function and 413 for a body larger than Netlify accepts, and survives both', async () => {
    site = await startSite({ publish: folder.path });
    expect((await fetch(`${site.baseURL}/api/nothing`)).status).toBe(404);
    expect((await fetch(`${site.baseURL}/api/send-contact`, { method: 'POST', body: 'x'.repeat(7 * 1024 * 1024) })).status).toBe(413);
    expect((await fetch(site.baseURL)).status).toBe(200);
  });

  it('returns 400 for an invalid address', async () => {
    site = await startSite({ publish: folder.path });
    const socket = connect(Number(new URL(site.baseURL).port), '127.0.0.1');
    socket.end('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('stops when npm is killed, although its shell passes on no signal', async () => {
    const env = { ...process.env, npm_lifecycle_event: 'start', PORT: '0', MAIL_PORT: '0', POSTMARK_SERVER_TOKEN: '' };
    const serve = `"${process.execPath}" "${join(root, 'netlify/local/serve.ts')}" --publish "${folder.path}" --state "${folder.path}/state"`;
    const shell = spawn('sh', ['-c', `${serve}; true`], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    // The pipe ends when the last process that holds it does.
    await once(shell.stdout.resume(), 'end');
  });
});

describe('a process that runs until it is stopped', () => {
  it('survives uncaught errors, and closes before it exits with status 0', async () => {
    const script = `
      import { liveUntilStopped } from ${JSON.stringify(join(root, 'netlify/local/lifetime.ts'))};
      liveUntilStopped(async () => console.log('closed'));
      setInterval(() => {}, 1000);
      Promise.reject(new Error('rejected'));
      setTimeout(() => { setTimeout(() => process.kill(process.pid, 'SIGTERM')); throw new Error('thrown'); });`;
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(stdout).toBe('closed\n');
    expect(stderr).toMatch(/rejected[\s\S]*thrown/);
  });
});
