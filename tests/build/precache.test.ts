import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256Base64 } from '../../src/prerender/hash.ts';
import { OFFLINE_BUDGET_KIB } from '../../src/prerender/offline-budget.ts';
import type { SiteBundle } from '../../src/shared/worker-contract.ts';
import { dist } from '../support/built-site.ts';
import { precacheList, transferSize } from '../support/precache-list.ts';
import { PATHS, RESULTS } from '../support/site-routes.ts';

const read = (path: string) => readFileSync(join(dist, path));
const list = precacheList(dist);
const kept = [...list.keys()];
const bundle = JSON.parse(read('site.json').toString()) as SiteBundle;
const bundled = Object.keys(bundle.files);

test('the precache holds every page, and every script, image and font that one names', () => {
  expect(Object.keys(bundle.pages).sort()).toEqual([...PATHS, ...RESULTS, '/404'].sort());
  const named = Object.values(bundle.pages).flatMap((html) => html.match(/\/(?:assets|images)\/[\w./-]+\.\w+/g) ?? []);
  expect([...new Set(named)].filter((path) => !kept.includes(path.slice(1)) && !bundled.includes(path))).toEqual([]);
});

test('it restores each page, script, stylesheet and drawing exactly as the host serves it, and requests none of them twice', () => {
  for (const [path, lean] of Object.entries(bundle.pages)) {
    const file = path === '/' ? 'index.html' : `${path}.html`;
    const whole = lean.replace(/<style>(\d+)<\/style>/, (_, place) => `<style>${bundle.styles[Number(place)]}</style>`);
    expect(whole, path).toBe(read(file).toString());
  }
  for (const [path, text] of Object.entries(bundle.files)) expect(text, path).toBe(read(path).toString());
  for (const kind of [/HomePage-.*js$/, /HomePage-.*css$/, /hero\/website-sketch.svg$/])
    expect(bundled.filter((path) => kind.test(path))).toHaveLength(1);
  expect(kept.filter((path) => bundled.includes(`/${path}`))).toEqual([]);
});

test('it requests little else, each by its digest: what every visitor has already fetched, the faces, and files that are not text', () => {
  const faces = ['assets/bricolage-grotesque.woff2', 'assets/hanken-grotesk.woff2'];
  const scripts = ['index', 'react-dom', 'vendor'].map((name) => `assets/${name}.js`);
  const names = kept.map((path) => path.replace(/-[\w-]{7}(?=\.\w+$)/, '')).sort();
  expect(names).toEqual([...faces, ...scripts, 'favicon.ico', 'manifest.webmanifest', 'site.json'].sort());
  expect(kept.filter((path) => list.get(path) !== sha256Base64(read(path)))).toEqual([]);
  // The headers of the pages: when they change, so does the bundle.
  expect(bundle.headers).toBe(sha256Base64(read('_headers')));
});

test('it weighs at most 450 KiB with the first page', () => {
  const files = ['index.html', 'sw.js', ...kept];
  const total = files.reduce((sum, file) => sum + transferSize(dist, file), 0);
  console.info(`a first visit in all, the precache included: ${(total / 1024).toFixed(1)} KiB`);
  expect(total).toBeLessThanOrEqual(OFFLINE_BUDGET_KIB * 1024);
});
