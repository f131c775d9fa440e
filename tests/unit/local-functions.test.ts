import { getStore } from '@netlify/blobs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callFunction, type FunctionModule, readFunctions } from '../../netlify/local/functions.ts';
import { startBlobs } from '../../netlify/local/local-blobs.ts';
import { startSchedule } from '../../netlify/local/local-schedule.ts';
import { toRequest } from '../../netlify/local/node-http.ts';
import { makeFolder } from '../support/folder.ts';
import { startHost } from '../support/http-host.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function readOne(module: FunctionModule) {
  const folder = await makeFolder({ 'greet.ts': '' });
  const [only] = await readFunctions(folder.path, async () => module);
  await folder.remove();
  if (!only) throw new Error('no function was read');
  return only;
}
const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:8888${path}`, init);

describe('a function', () => {
  it('responds only on its own path and to its own methods', async () => {
    const { answers } = await readOne({ default: () => new Response(), config: { path: '/api/greet', method: 'POST' } });
    expect(answers(ask('/api/greet?x=1', { method: 'POST' }))).toBe(true);
    expect(answers(ask('/api/greet'))).toBe(false);
    expect(answers(ask('/.netlify/functions/greet', { method: 'POST' }))).toBe(false);
  });

  it('responds under its name if it has no path', async () => {
    const { answers } = await readOne({ default: () => new Response() });
    expect(answers(ask('/.netlify/functions/greet'))).toBe(true);
  });

  it('receives no header that only Netlify sets from a client', async () => {
    await using echo = await startHost(async (incoming, response) => {
      response.end(JSON.stringify([...((await toRequest(incoming))?.headers ?? [])]));
    });
    const sent = { 'X-NF-Event': 'schedule', 'X-NF-Client-Connection-IP': '192.0.2.1', 'X-Other': 'kept' };
    const received = (await (await fetch(`http://${echo.host}`, { headers: sent })).json()) as [string, string][];
    expect(received.filter(([name]) => name.startsWith('x-'))).toEqual([
      ['x-nf-client-connection-ip', '127.0.0.1'],
      ['x-other', 'kept'],
    ]);
  });

  it('that throws is logged and returns 500 without the error’s message', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = await readOne({ default: () => Promise.reject(new Error('the secret')) });
    const response = await callFunction(broken, ask('/'));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('the schedule', () => {
  it('calls scheduled functions once a minute as Netlify does, but never while the previous round is running', async () => {
    vi.useFakeTimers();
    const calls: Request[] = [];
    let finish = (): void => {};
    const scheduled = await readOne({
      default: (request) => {
        calls.push(request);
        return new Promise((resolve) => (finish = () => resolve(undefined)));
      },
      config: { schedule: '@hourly' },
    });
    const schedule = startSchedule(async () => [scheduled]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(181_000);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.method).toBe('POST');
    expect(await calls[0]?.json()).toEqual({ next_run: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    finish();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
    finish();
    clearInterval(schedule);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(2);
  });
});

describe('the local blob store', () => {
  it('lets exactly one of 60 concurrent conditional writes succeed, and keeps it after a restart', async () => {
    const folder = await makeFolder({});
    const blobs = await startBlobs(folder.path);
    const store = getStore({ name: 'test', consistency: 'strong' });
    const writes = await Promise.all(Array.from({ length: 60 }, (_, index) => store.setJSON('key', index, { onlyIfNew: true })));
    expect(writes.filter(({ modified }) => modified)).toHaveLength(1);
    const kept = await store.get('key');
    await blobs.close();

    const again = await startBlobs(folder.path);
    expect(await getStore({ name: 'test', consistency: 'strong' }).get('key')).toBe(kept);
    await again.close();
    await folder.remove();
  });
});
