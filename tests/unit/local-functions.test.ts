import { getStore } from '@netlify/blobs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FunctionModule, readFunctions } from '../../netlify/local/functions.ts';
import { startBlobServer } from '../../netlify/local/local-blobs.ts';
import { startSchedule } from '../../netlify/local/local-schedule.ts';
import { makeFolder } from '../support/folder.ts';
import { startSite } from '../support/start-site.ts';

afterEach(() => void vi.useRealTimers());

it('a scheduled function is called each minute, one round at a time', async () => {
  vi.useFakeTimers();
  const calls: Request[] = [];
  const rounds = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const call = (request: Request) => rounds[calls.push(request) - 1]?.promise ?? Promise.resolve(undefined);
  const module: FunctionModule = { default: call, config: { schedule: '@hourly' } };
  const folder = await makeFolder({ 'greet.ts': '' });
  const scheduled = await readFunctions(folder.path, async () => module);
  await folder.remove();
  const schedule = startSchedule(async () => scheduled);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(181_000);
  expect(calls).toHaveLength(1);
  expect([calls[0]?.method, await calls[0]?.json()]).toEqual(['POST', { next_run: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
  rounds[0]?.resolve(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
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

  it('one creates a blob', async () => expect(await race(() => ({ onlyIfNew: true }))).toBe(1));

  it('one replaces a version', async () => expect(await race((etag) => ({ onlyIfMatch: etag }))).toBe(1));
});

it('`npm start` serves every function at its path', async () => {
  const folder = await makeFolder();
  await using site = await startSite({ publish: folder.path });
  const health = await fetch(`${site.baseURL}/api/contact-health`);
  expect([health.status, health.headers.get('Content-Type')]).toEqual([200, 'application/health+json']);
  expect(await health.json()).toMatchObject({ status: 'pass' });
  const head = await fetch(`${site.baseURL}/api/contact-health`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(`${site.baseURL}/api/send-contact`)).status).toBe(405);
  await folder.remove();
});
