import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, expect, test, vi } from 'vitest';
import { headersFile } from '../../src/prerender/headers.ts';
import { dist, modulesOf } from '../support/built-site.ts';
import { startSite } from '../support/start-site.ts';

/** Ignores mere information, and what is a danger only on a site that hosts other people's files (`'self'`). */
const grave = ({ severity }: Finding) => severity < Severity.MEDIUM_MAYBE;

const site = await startSite({ publish: dist });
afterAll(() => site.stop());

const get = (path: string) => fetch(new URL(path, site.baseURL), { redirect: 'manual', headers: { Origin: 'https://ailleurs.example' } });
const directivesOf = (headers: Headers, name: string, separator: RegExp) => headers.get(name)?.split(separator) ?? [];

test('the policy in force has no flaw that a CSP evaluator rates as serious, and allows nothing unsafe', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(new CspEvaluator(new CspParser(policy).csp).evaluate().filter(grave)).toEqual([]);
  expect(policy).not.toMatch(/unsafe-|\*/);
});

/** Features that no page needs, and that must therefore be denied. */
const SENSORS = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];
const DIRECTIVES = [
  ...["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
  ...["img-src 'self'", "font-src 'self'", "connect-src 'self'", "require-trusted-types-for 'script'", 'trusted-types worker'],
];

/** What MDN's HTTP Observatory checks: all of it is worth 130 points out of 100, or 135 for a site on the browsers' HSTS list. */
test.each(['/', '/contact', '/chemin/inconnu', '/sw.js'])(
  '%s meets the Observatory’s requirements, is closed to other origins and sets no cookie',
  async (path) => {
    const { headers } = await get(path);
    expect(directivesOf(headers, 'content-security-policy', /; /)).toEqual(expect.arrayContaining(DIRECTIVES));
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'unsafe-none',
      'cross-origin-resource-policy': 'same-origin',
    });
    const refused = directivesOf(headers, 'permissions-policy', /, /);
    expect(refused).toEqual(expect.arrayContaining(SENSORS.map((sensor) => `${sensor}=()`)));
    expect(refused.filter((permission) => !permission.endsWith('=()'))).toEqual([]);
    expect([...headers.keys()].filter((name) => name === 'set-cookie' || name.startsWith('access-control-'))).toEqual([]);
  },
);

const FOR_GOOD = ['public', 'max-age=31536000', 'immutable'];
const NEVER = ['public', 'max-age=0', 'must-revalidate'];
/** Feed readers and previews may embed them. */
const EMBEDDED = ['/images/covers/bonnes-pratiques-seo-2025.svg', '/og/about.png', '/icons/any-192.png', '/screenshots/wide-1.png'];
type Answer = [path: string, status: number, header: string, directives: string[]];
test.each<Answer>([
  ...modulesOf('index.html').map((file): Answer => [`/${file}`, 200, 'cache-control', FOR_GOOD]),
  // The next deploy may bring the file back.
  ['/assets/ContactPage-00000000.js', 404, 'cache-control', NEVER],
  ...['/', '/contact', '/sw.js', '/manifest.webmanifest'].map((path): Answer => [path, 200, 'cache-control', NEVER]),
  ['/feed.xml', 200, 'content-type', ['application/xml; charset=utf-8']],
  ...EMBEDDED.map((path): Answer => [path, 200, 'cross-origin-resource-policy', ['cross-origin']]),
])('%s, answered with %i, has the %s %s', async (path, expected, header, directives) => {
  const { status, headers } = await get(path);
  expect(status).toBe(expected);
  expect(directivesOf(headers, header, /, */)).toEqual(directives);
});

test.each([
  ['branch-deploy', ['  X-Robots-Tag: noindex']],
  ['deploy-preview', ['  X-Robots-Tag: noindex']],
  ['production', []],
  ['', []],
])('every response of a deploy of the kind %j has the line %j, which keeps it out of search results', (context, lines) => {
  vi.stubEnv('CONTEXT', context);
  const [everywhere, ...others] = headersFile([], 'https://agenda.example', []).split('\n\n');
  expect(everywhere?.split('\n').filter((line) => line === '/*' || line.includes('X-Robots-Tag'))).toEqual(['/*', ...lines]);
  expect(others.join()).not.toContain('X-Robots-Tag');
});
