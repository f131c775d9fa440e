import { EventEmitter } from 'node:events';
import { getStore } from '@netlify/blobs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startBlobServer } from '../../../netlify/local/blobs.ts';
import { type LocalFunction, readFunctions } from '../../../netlify/local/functions.ts';
import { localNetlify } from '../../../netlify/local/plugin.ts';
import { startSchedule } from '../../../netlify/local/start-schedule.ts';
import { makeBuiltSite, makeFolder } from '../../support/folder.ts';
import { startSite } from '../../support/start-site.ts';

afterEach(() => void vi.useRealTimers());

test('files of the system and of an editor are no functions', async () => {
  const folder = await makeFolder({ '.DS_Store': '', '.hello.ts.swp': '', 'hello.ts': '' });
  const functions = await readFunctions(async () => ({ default: () => undefined }), folder.path);
  expect(functions.map(({ name }) => name)).toEqual(['hello']);
  await folder.remove();
});

test('a function whose path is not served locally is refused', async () => {
  const folder = await makeFolder({ 'hello.ts': '' });
  const load = async () => ({ default: () => undefined, config: { path: '/hello' } });
  await expect(readFunctions(load, folder.path)).rejects.toThrow('hello: its path is /hello');
  await folder.remove();
});

test('scheduled functions, and no others, are called every minute', async () => {
  vi.useFakeTimers();
  const calls: Request[] = [];
  const make = (name: string, schedule: string | undefined): LocalFunction => ({
    ...{ name, schedule, path: new URLPattern({ pathname: `/${name}` }) },
    call: async (request) => {
      calls.push(request);
      return new Response();
    },
  });
  const schedule = startSchedule(async () => [make('hourly', '@hourly'), make('asked', undefined)]);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(calls.map(({ method, url }) => [method, url])).toEqual([['POST', 'http://localhost/.netlify/functions/hourly']]);
  clearInterval(schedule);
});

describe('of 60 writes at the same time to the local blob server', () => {
  /** The number of writes that the server let through, to a store with one blob. */
  const race = async (condition: (etag: string) => { onlyIfNew: true } | { onlyIfMatch: string }): Promise<number> => {
    const folder = await makeFolder({});
    const { url, stop } = await startBlobServer(folder.path, 'token');
    const store = getStore({ name: 'race', siteID: 'site', token: 'token', consistency: 'strong', edgeURL: url, uncachedEdgeURL: url });
    const { etag = '' } = await store.setJSON('old', {});
    const options = condition(etag);
    const key = 'onlyIfNew' in options ? 'new' : 'old';
    const writes = await Promise.all(Array.from({ length: 60 }, (_, n) => store.setJSON(key, { n }, options)));
    await stop();
    await folder.remove();
    return writes.filter(({ modified }) => modified).length;
  };

  test('one creates a blob', async () => expect(await race(() => ({ onlyIfNew: true }))).toBe(1));

  test('one replaces a version', async () => expect(await race((etag) => ({ onlyIfMatch: etag }))).toBe(1));
});

test('`npm start` serves every function at its path', async () => {
  const folder = await makeBuiltSite();
  await using site = await startSite({ publish: folder.path });
  const health = await fetch(`${site.baseURL}/api/contact-health`);
  expect({ status: health.status, type: health.headers.get('Content-Type') }).toEqual({ status: 200, type: 'application/health+json' });
  expect(await health.json()).toMatchObject({ status: 'pass' });
  const head = await fetch(`${site.baseURL}/api/contact-health`, { method: 'HEAD' });
  expect({ status: head.status, body: await head.text() }).toEqual({ status: 200, body: '' });
  expect((await fetch(`${site.baseURL}/api/send-contact`)).status).toBe(405);
  expect((await fetch(`${site.baseURL}/.netlify/functions/redeliver-contact`, { method: 'POST' })).status).toBe(204);
  await folder.remove();
});

test('a server that is closed calls no scheduled function', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const httpServer = new EventEmitter();
  const { configureServer } = localNetlify('dist');
  const start = configureServer as (server: object) => Promise<void>;
  await start({ httpServer, middlewares: { use() {} }, ssrLoadModule: (file: string) => import(file) });
  expect(vi.getTimerCount()).toBe(1);
  httpServer.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
