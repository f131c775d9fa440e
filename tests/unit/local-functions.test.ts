import { afterEach, expect, it, vi } from 'vitest';
import { callFunction, type FunctionModule, readFunctions } from '../../netlify/local/functions.ts';
import { startSchedule } from '../../netlify/local/local-schedule.ts';
import { makeFolder } from '../support/folder.ts';

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
const ask = (path: string, method = 'GET') => new Request(`http://localhost:8888${path}`, { method });

it('a function answers on its own path and to its own methods, or under its name if it has no path', async () => {
  const greet = await readOne({ default: () => new Response(), config: { path: '/api/greet', method: 'POST' } });
  const asked = [ask('/api/greet?x=1', 'POST'), ask('/api/greet'), ask('/.netlify/functions/greet', 'POST')];
  expect(asked.map(greet.answers)).toEqual([true, false, false]);
  const nameless = await readOne({ default: () => new Response() });
  expect(nameless.answers(ask('/.netlify/functions/greet'))).toBe(true);
});

it('a function that throws is logged, and answered with 500 without the error’s message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await callFunction(await readOne({ default: () => Promise.reject(new Error('the secret')) }), ask('/'));
  expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('secret')]);
  expect(log).toHaveBeenCalledOnce();
});

it('a scheduled function is called once a minute as Netlify does, but never while the previous round is running', async () => {
  vi.useFakeTimers();
  const calls: Request[] = [];
  const rounds = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const call = (request: Request) => rounds[calls.push(request) - 1]?.promise ?? Promise.resolve(undefined);
  const scheduled = await readOne({ default: call, config: { schedule: '@hourly' } });
  const schedule = startSchedule(async () => [scheduled]);
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
