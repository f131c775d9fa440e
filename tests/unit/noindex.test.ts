import { afterEach, expect, it, vi } from 'vitest';
import { headersFile } from '../../src/prerender/headers.ts';

afterEach(() => vi.unstubAllEnvs());

const headersOf = (context: string) => {
  vi.stubEnv('CONTEXT', context);
  return headersFile([], 'https://agenda.example', []);
};

it.each(['branch-deploy', 'deploy-preview'])('every response of a %s is kept out of search results', (context) => {
  const [everywhere] = headersOf(context).split('\n\n');
  expect(everywhere?.split('\n')).toEqual(expect.arrayContaining(['/*', '  X-Robots-Tag: noindex']));
});

it.each(['production', ''])('a build with the context %j can be found', (context) => {
  expect(headersOf(context)).not.toContain('X-Robots-Tag');
});
