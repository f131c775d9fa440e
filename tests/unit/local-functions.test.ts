import { afterEach, expect, it, vi } from 'vitest';
import { type FunctionModule, readFunctions } from '../../netlify/local/functions.ts';
import { startSchedule } from '../../netlify/local/local-schedule.ts';
import { makeFolder } from '../support/folder.ts';

afterEach(() => void vi.useRealTimers());

it('a scheduled function is called once a minute as Netlify does, but never while the previous round is running', async () => {
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
