import { expect, test, vi } from 'vitest';
import { headersFile } from '../../../src/prerender/deploy/headers.ts';

test.each([
  ['branch-deploy', ['  X-Robots-Tag: noindex']],
  ['deploy-preview', ['  X-Robots-Tag: noindex']],
  ['production', []],
  ['', []],
])('every response of a deploy as %j has these lines: %j', (context, lines) => {
  vi.stubEnv('CONTEXT', context);
  const [everywhere, ...others] = headersFile({
    inlineScript: '',
    inlineStyles: [],
    bookingOrigin: 'https://agenda.example',
    assets: [],
  }).split('\n\n');
  expect(everywhere?.split('\n').filter((line) => line === '/*' || line.includes('X-Robots-Tag'))).toEqual(['/*', ...lines]);
  expect(others.join()).not.toContain('X-Robots-Tag');
});
