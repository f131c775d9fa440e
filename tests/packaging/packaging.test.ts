// Netlify's own packaging tool comes for this test alone: its 300 dependencies are too many for every clone.
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../scripts/root.ts';
import { makeFolder } from '../support/folder.ts';

const PACKAGING_TOOL = '@netlify/zip-it-and-ship-it@14.7.1';

/** Facts that the tool reads from a function's source: https://github.com/netlify/build/tree/main/packages/zip-it-and-ship-it */
type PackagedFunction = {
  name: string;
  schedule?: string;
  routes: { pattern: string }[];
  trafficRules?: { action: { config: object } };
  inputs: string[];
};

const folder = await makeFolder({});
afterAll(() => folder.remove());

const json = execFileSync('npx', ['--yes', PACKAGING_TOOL, 'netlify/functions', folder.path], { cwd: root, encoding: 'utf8' });
const functions: PackagedFunction[] = JSON.parse(json);
const limitOf = (windowLimit: number) => ({
  rateLimitConfig: { windowLimit, windowSize: 60, algorithm: 'sliding_window' },
  aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
});
const find = (name: string) => functions.find((each) => each.name === name);

test('schedule, routes and rate limits are read from the source', () => {
  expect(functions.map(({ name }) => name)).toEqual(['contact-health', 'redeliver-contact', 'send-contact']);
  expect(find('redeliver-contact')?.schedule).toBe('*/5 * * * *');
  expect(find('send-contact')?.routes).toEqual([expect.objectContaining({ pattern: '/api/send-contact' })]);
  expect(find('contact-health')?.routes).toEqual([expect.objectContaining({ pattern: '/api/contact-health' })]);
  expect(find('send-contact')?.trafficRules?.action.config).toEqual(limitOf(60));
  expect(find('contact-health')?.trafficRules?.action.config).toEqual(limitOf(30));
});

test('no packaged function holds anything of the local platform', () => {
  const own = functions
    .flatMap(({ inputs }) => inputs.map((file) => relative(root, file)))
    .filter((file) => !file.startsWith('node_modules'));
  expect(own).toContain('netlify/contact/deliver.ts');
  expect(own.filter((file) => !/^(netlify\/(functions|contact)|src\/(message|shared))\/|^package\.json$/.test(file))).toEqual([]);
});
