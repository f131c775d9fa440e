import { expect, it } from 'vitest';
import { createSingleFlight } from '../../netlify/contact/single-flight.ts';

it('in one process, a task runs once for all who want it, and after one that they want of the same entry', async () => {
  const { run } = createSingleFlight();
  const gate = Promise.withResolvers<string>();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(name);
    return gate.promise;
  };
  const runs = [run('entry', 'send', work('first')), run('entry', 'send', work('second')), run('entry', 'redeliver', work('third'))];
  expect(log).toEqual(['first']);
  gate.resolve('done');
  expect(await Promise.all(runs)).toEqual(['done', 'done', 'done']);
  expect(log).toEqual(['first', 'third']);
});
