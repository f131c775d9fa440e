import { existsSync, globSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { dist, modulesOf, openPage, pages, read } from '../support/built-site.ts';

const KIB = 1024;
const ENTRY_BUDGET = 75 * KIB;
const MODULE_BUDGET = 6 * KIB;
const CSS_BUDGET = 6 * KIB;
const HTML_BUDGET = 14 * KIB;
const HOME_BUDGET = 12.5 * KIB;
const CONTACT_BUDGET = 13 * KIB;
/** With the list of waiting messages, its count and its triggers, which load only once a message waits. */
const CONTACT_AND_WAITING_BUDGET = 16.5 * KIB;

/** Strings that only one part of the site contains, which identify its code wherever the bundler puts it. */
const PARTS = {
  'keen-slider': '.keen-slider__slide',
  superstruct: 'Expected a value of type',
  'the contact form': 'Ne pas remplir',
  'the outbox': 'X-Form-Sent-At',
};
const SCRIPTS = globSync('assets/*.js', { cwd: dist });
/** Size in bytes at Brotli's best quality, as served by a CDN that takes its time. */
const brotliSize = (text: string): number => brotliCompressSync(text).length;

/** What each script imports statically. */
const IMPORTS = new Map(
  SCRIPTS.map((file) => {
    const sources = parseAst(read(file)).body.flatMap((each) => ('source' in each && each.source ? [each.source.value] : []));
    return [file, sources.map((source) => posix.join(dirname(file), source))];
  }),
);

/** A script and all its static imports, direct or not. */
function staticGraph(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of IMPORTS.get(file) ?? []) staticGraph(imported, seen);
  return seen;
}

/** A script's dynamic imports. */
const lazyImportsOf = (file: string): string[] =>
  [...read(file).matchAll(/\bimport\([`'"]([^`'"]+\.js)/g)].map(([, source = '']) => posix.join(dirname(file), source));

const chunk = (name: string): string => SCRIPTS.find((file) => file.startsWith(`assets/${name}-`)) ?? '';
const entryGraph = [...staticGraph(chunk('index'))];
const scriptSize = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + brotliSize(read(file)), 0);

it('the entry script takes at most 75 KiB compressed, including everything it needs to start, and leaves parts to the pages that need them', () => {
  expect(entryGraph.length).toBeGreaterThan(0);
  expect(scriptSize(entryGraph)).toBeLessThanOrEqual(ENTRY_BUDGET);
  for (const [part, words] of Object.entries(PARTS)) {
    const holding = SCRIPTS.filter((file) => read(file).includes(words));
    expect(holding, `${part}: the words by which it is known`).not.toEqual([]);
    const early = holding.filter((file) => entryGraph.includes(file));
    expect(early, part).toEqual([]);
  }
});

it('each page has its own module of at most 6 KiB without the libraries, compiled in full, like React, when it is fetched, not during a tap', () => {
  const own = SCRIPTS.filter((file) => /Page-[^/]*\.js$/.test(file));
  expect(own.length).toBeGreaterThan(9);
  for (const file of own) expect(brotliSize(read(file)), file).toBeLessThanOrEqual(MODULE_BUDGET);
  const whole = [chunk('react-dom'), ...own];
  expect(whole.filter((file) => !read(file).startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

it('the contact form and its outbox take at most 13 KiB compressed, with waiting messages 16.5, and are loaded by no other page', () => {
  const everywhere = new Set(['index', 'start-pwa', 'shared'].flatMap((name) => [...staticGraph(chunk(name))]));
  const own = (files: string[]) => new Set(files.flatMap((file) => [...staticGraph(file)]).filter((file) => !everywhere.has(file)));
  const atOnce = own([chunk('ContactPage')]);
  const all = own([chunk('ContactPage'), ...[...atOnce].flatMap(lazyImportsOf), chunk('contact-triggers')]);
  expect(all.size).toBeGreaterThan(atOnce.size);
  expect(scriptSize(atOnce)).toBeLessThanOrEqual(CONTACT_BUDGET);
  expect(scriptSize(all)).toBeLessThanOrEqual(CONTACT_AND_WAITING_BUDGET);

  const loaders = pages.filter((file) => modulesOf(file).some((module) => all.has(module)));
  expect(loaders).toEqual(['contact.html']);
});

describe.each(pages)('%s', (file) => {
  const page = openPage(file);
  const asked = modulesOf(file);

  it('keeps its HTML and styles within budget', () => {
    expect(brotliSize(page.querySelector('style')?.textContent ?? '')).toBeLessThanOrEqual(CSS_BUDGET);
    expect(brotliSize(read(file))).toBeLessThanOrEqual(file === 'index.html' ? HOME_BUDGET : HTML_BUDGET);
  });

  it('requests the first screen’s picture, then the two faces, from its body: in the head, they would delay the first paint', () => {
    const eager = [...page.querySelectorAll('img:not([loading=lazy])')].map((image) => image.getAttribute('src'));
    const hints = [...page.querySelectorAll('body > link[rel=preload]')].map((hint) => hint.getAttribute('href'));
    expect(hints).toEqual([...eager, expect.stringMatching(/bricolage.*\.woff2$/), expect.stringMatching(/hanken.*\.woff2$/)]);
    expect(page.head.querySelector('[rel=preload]')).toBeNull();
  });

  it('requests every module that it imports at once, so that none waits for another, and refers to no missing file', () => {
    expect(new Set(asked)).toEqual(asked.reduce((seen, module) => staticGraph(module, seen), new Set<string>()));
    const attributes = [...page.querySelectorAll('[src], [href]')].flatMap((named) => [
      named.getAttribute('src'),
      named.getAttribute('href'),
    ]);
    const urls = [...read(file).matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, path]) => path);
    const paths = [...attributes, ...asked.map((path) => `/${path}`), ...urls].flatMap((path) => (path?.startsWith('/') ? [path] : []));
    const missing = paths.filter((path) => {
      const plain = decodeURI(new URL(path, 'https://site.example').pathname).slice(1);
      return ![plain || 'index.html', `${plain}.html`].some((path) => existsSync(join(dist, path)));
    });
    expect(missing).toEqual([]);
  });
});

it('no drawing is left over', () => {
  const html = pages.map(read).join('');
  expect(globSync('images/**/*.svg', { cwd: dist }).filter((drawing) => !html.includes(`/${drawing}`))).toEqual([]);
});
