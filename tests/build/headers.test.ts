import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, describe, expect, test } from 'vitest';
import { builtPages, dist, modulesOf } from '../support/site/built-site.ts';
import { UNKNOWN } from '../support/site/site-routes.ts';
import { startSite } from '../support/start-site.ts';

/** Ignores mere information, and dangers that only a site with other people's files has (`'self'`). */
const grave = ({ severity }: Finding) => severity < Severity.MEDIUM_MAYBE;

const site = await startSite({ publish: dist });
afterAll(() => site.stop());

const { headers: rules } = await parseAllHeaders({ headersFiles: [join(dist, '_headers')], configHeaders: [], minimal: false });
/** The names, in lower case, of the headers that the rules of `_headers` set for a path, once for each rule. */
const headersOf = (path: string): string[] =>
  (rules as Header[])
    .filter(({ forRegExp }) => forRegExp.test(path))
    .flatMap(({ values }) => Object.keys(values).map((name) => name.toLowerCase()));

const get = (path: string) => fetch(new URL(path, site.baseURL), { redirect: 'manual' });
const directivesOf = (headers: Headers, name: string, separator: RegExp) => headers.get(name)?.split(separator) ?? [];

test('the policy has no flaw that a CSP evaluator rates as serious', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(new CspEvaluator(new CspParser(policy).csp).evaluate().filter(grave)).toEqual([]);
});

test('the policy allows nothing unsafe', async () => {
  expect((await get('/')).headers.get('content-security-policy')).not.toMatch(/unsafe-|\*/);
});

/** Features that no page needs, and that must therefore be denied. */
const SENSORS = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];
const DIRECTIVES = [
  ...["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
  ...["img-src 'self' data:", "font-src 'self'", "connect-src 'self'", "require-trusted-types-for 'script'", 'trusted-types worker'],
];

/** Checks of MDN's HTTP Observatory: all are worth 130 points out of 100, or 135 for a site on the browsers' HSTS list. */
describe.each(['/', '/contact', UNKNOWN, '/sw.js'])('%s', async (path) => {
  const { headers } = await get(path);

  test('has the headers that the Observatory asks for', () => {
    expect(directivesOf(headers, 'content-security-policy', /; /)).toEqual(expect.arrayContaining(DIRECTIVES));
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'unsafe-none',
    });
  });

  test('may use no sensor', () => {
    const refused = directivesOf(headers, 'permissions-policy', /, /);
    expect(refused).toEqual(expect.arrayContaining(SENSORS.map((sensor) => `${sensor}=()`)));
    expect(refused.filter((permission) => !permission.endsWith('=()'))).toEqual([]);
  });

  test('is closed to other origins’ scripts, and sets no cookie', () => {
    expect(headersOf(path).filter((name) => name === 'set-cookie' || name.startsWith('access-control-'))).toEqual([]);
  });
});

const PICTURES = ['/images/covers/bonnes-pratiques-seo-2025.svg', '/og/about.png', '/icons/any-192.png', '/screenshots/wide-1.png'];

test.each(modulesOf('index.html'))('%s may be cached for good', async (file) => {
  const { headers } = await get(`/${file}`);
  expect(directivesOf(headers, 'cache-control', /, */)).toEqual(['public', 'max-age=31536000', 'immutable']);
});

// Netlify's own header then makes a browser ask each time. The next deploy may bring a missing file back.
test.each(['/', '/contact', '/sw.js', '/manifest.webmanifest', '/assets/ContactPage-00000000.js'])(
  '%s is cached as the host says',
  (path) => {
    expect(headersOf(path)).not.toContain('cache-control');
  },
);

test.each([
  ...builtPages().map(({ path }) => [path, 'same-origin'] as const),
  ...['/sw.js', '/site.json', '/feed.xml', `/${modulesOf('index.html')[0]}`].map((path) => [path, 'same-origin'] as const),
  // Feed readers and link previews embed them.
  ...PICTURES.map((path) => [path, 'cross-origin'] as const),
])('%s has the resource policy %s', async (path, sites) => {
  expect((await get(path)).headers.get('cross-origin-resource-policy')).toBe(sites);
});

test('the feed is XML, which browsers show', async () => {
  expect((await get('/feed.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8');
});

// Netlify does not say which rule wins, and hosts that read the same file join the values.
test('no two rules set one header for the same path', () => {
  const files = globSync('**/*.*', { cwd: dist }).flatMap((file) => [`/${file}`, `/${file.replace(/(?:index)?\.html$/, '')}`]);
  const twice = [...files, UNKNOWN].flatMap((path) => {
    const names = headersOf(path);
    return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${path} ${name}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});
