import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { articles } from '../../src/content/articles/index.ts';
import { integrityOf } from '../../src/prerender/hash.ts';
import { budgetWarnings, OFFLINE_BUDGET_KIB } from '../../src/prerender/offline/budget.ts';
import type { SiteBundle } from '../../src/shared/worker-contract.ts';
import { dist, modulesOf, pages } from '../support/site/built-site.ts';
import { offlineList, transferSize } from '../support/site/offline-list.ts';
import { PATHS, RESULTS } from '../support/site/site-routes.ts';

const read = (path: string) => readFileSync(join(dist, path));
const list = offlineList(dist);
const listed = [...list.keys()];
const bundle = JSON.parse(read('site.json').toString()) as SiteBundle;
const bundled = Object.keys(bundle.files).map((path) => path.slice(1));

describe('the site bundle', () => {
  test('holds every page', () => {
    expect(Object.keys(bundle.pages).sort()).toEqual([...PATHS, ...RESULTS, '/404'].sort());
  });

  test.each(Object.entries(bundle.pages))('holds %s exactly as the host serves it', (path, html) => {
    const file = path === '/' ? 'index.html' : `${path}.html`;
    expect(html).toBe(read(file).toString());
  });

  test('holds each file exactly as the host serves it', () => {
    for (const [path, text] of Object.entries(bundle.files)) expect(text, path).toBe(read(path).toString());
  });

  test.each([/HomePage-.*js$/, /HomePage-.*css$/, /hero\/website-luthier-sketch.svg$/, /^feed.xml$/])('holds one file like %s', (name) => {
    expect(bundled.filter((path) => name.test(path))).toHaveLength(1);
  });

  // The headers of the pages: when they change, so does the bundle.
  test('knows the headers of this build', () => {
    expect(bundle.headers).toBe(integrityOf(read('_headers')));
  });
});

describe('the offline list', () => {
  test('holds what every page loads, what is heavy, what is no text, the bundle', () => {
    const [first = [], ...others] = pages.map(modulesOf);
    const ofEveryPage = first.filter((module) => others.every((modules) => modules.includes(module)));
    expect(ofEveryPage.join()).toMatch(/register-.*react-dom-.*vendor-.*index-/);
    const texts = listed.filter((file) => /\.(js|css|svg)$/.test(file));
    const figures = articles.map(({ slug }) => `images/figures/${slug}.svg`);
    const slider = listed.find((file) => file.startsWith('assets/keen-slider-'));
    expect(texts.sort()).toEqual([...ofEveryPage, slider, ...figures].sort());
    const rest = listed.filter((file) => !texts.includes(file)).map((file) => file.replace(/-[\w-]{8}(?=\.woff2$)/, ''));
    const faces = ['assets/bricolage-grotesque.woff2', 'assets/hanken-grotesk.woff2'];
    expect(rest.sort()).toEqual([...faces, 'favicon.ico', 'manifest.webmanifest', 'site.json']);
  });

  test('has the digest of each file', () => {
    expect(listed.filter((file) => list.get(file) !== integrityOf(read(file)))).toEqual([]);
  });

  test('holds no file that is in the bundle', () => {
    expect(listed.filter((file) => bundled.includes(file))).toEqual([]);
  });
});

test('every script, picture and face of a page is kept, either way', () => {
  const named = Object.values(bundle.pages).flatMap((html) => html.match(/(?<=\/)(?:assets|images)\/[\w./-]+\.\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((file) => !listed.includes(file) && !bundled.includes(file))).toEqual([]);
});

test(`a first visit weighs at most ${OFFLINE_BUDGET_KIB} KiB`, () => {
  const total = ['index.html', 'sw.js', ...listed].reduce((sum, file) => sum + transferSize(dist, file), 0);
  console.info(`a first visit in all, the offline copy included: ${(total / 1024).toFixed(1)} KiB`);
  expect(budgetWarnings(total)).toEqual([]);
});
