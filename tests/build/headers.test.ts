import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { headersFile } from '../../src/prerender/headers.ts';
import { dist, modulesOf } from '../support/built-site.ts';
import { type Site, startSite } from '../support/start-site.ts';

/** Ignores mere information, and what is a danger only on a site that hosts other people's files (`'self'`). */
const grave = ({ severity }: Finding) => severity < Severity.MEDIUM_MAYBE;
const graveIn = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate().filter(grave);

let site: Site;
beforeAll(async () => {
  site = await startSite({ publish: dist });
});
afterAll(() => site.stop());

const headersOf = async (path: string, init?: RequestInit) =>
  (await fetch(new URL(path, site.baseURL), { redirect: 'manual', ...init })).headers;

test('the policy in force has no flaw that a CSP evaluator rates as serious', async () => {
  expect(graveIn((await headersOf('/')).get('content-security-policy') ?? '')).toEqual([]);
});

/** Features that no page needs, and that must therefore be denied. */
const SENSORS = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];

/** What MDN's HTTP Observatory checks: all of it is worth 130 points out of 100, or 135 for a site on the browsers' HSTS list. */
describe.each(['/', '/contact', '/chemin/inconnu', '/sw.js'])('%s', (path) => {
  test('meets the Observatory’s requirements', async () => {
    const headers = await headersOf(path);
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]),
    );
    expect(policy).toEqual(expect.arrayContaining(["img-src 'self'", "font-src 'self'", "connect-src 'self'"]));
    expect(policy).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types worker']));
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'unsafe-none',
      'cross-origin-resource-policy': 'same-origin',
    });
    const refused = headers.get('permissions-policy')?.split(', ') ?? [];
    expect(refused).toEqual(expect.arrayContaining(SENSORS.map((sensor) => `${sensor}=()`)));
    expect(refused.filter((permission) => !permission.endsWith('=()'))).toEqual([]);
  });
});

// `/blog/inconnu` redirects, and a redirect carries none of the headers above: its target does.
test.each(['/', '/contact', '/blog/inconnu', '/chemin/inconnu', '/sw.js'])(
  '%s is closed to other origins and sets no cookie',
  async (path) => {
    const headers = await headersOf(path, { headers: { Origin: 'https://ailleurs.example' } });
    expect([...headers.keys()].filter((name) => name === 'set-cookie' || name.startsWith('access-control-'))).toEqual([]);
  },
);

test.each(['/images/covers/bonnes-pratiques-seo-2025.svg', '/og/about.png', '/icons/any-192.png', '/screenshots/wide-1.png'])(
  '%s may be embedded by feed readers and previews',
  async (path) => {
    const response = await fetch(new URL(path, site.baseURL));
    expect([response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  },
);

describe('caching', () => {
  const cachingOf = async (path: string): Promise<string[]> => {
    const response = await fetch(new URL(path, site.baseURL));
    expect(response.status).toBe(200);
    return response.headers.get('cache-control')?.split(/, */) ?? [];
  };

  test.each(modulesOf('index.html'))('keeps /%s for good, since its name changes with its content', async (file) => {
    expect(await cachingOf(`/${file}`)).toEqual(expect.arrayContaining(['max-age=31536000', 'immutable']));
  });

  test('never keeps the response for a missing file, since the next deploy may bring the file back', async () => {
    const response = await fetch(new URL('/assets/ContactPage-00000000.js', site.baseURL));
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, expect.stringContaining('must-revalidate')]);
  });

  test.each(['/', '/contact', '/sw.js', '/manifest.webmanifest'])('revalidates %s on every use', async (path) => {
    expect(await cachingOf(path)).toEqual(expect.arrayContaining(['max-age=0', 'must-revalidate']));
  });
});

describe('what is not in force here', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['branch-deploy', 'is kept out of search results', ['  X-Robots-Tag: noindex']],
    ['deploy-preview', 'is kept out of search results', ['  X-Robots-Tag: noindex']],
    ['production', 'can be found', []],
    ['', 'can be found', []],
  ])('every response of a deploy of the kind %j %s', (context, _what, lines) => {
    vi.stubEnv('CONTEXT', context);
    const [everywhere, ...others] = headersFile([], 'https://agenda.example', []).split('\n\n');
    expect(everywhere?.split('\n').filter((line) => line === '/*' || line.includes('X-Robots-Tag'))).toEqual(['/*', ...lines]);
    expect(others.join()).not.toContain('X-Robots-Tag');
  });
});
