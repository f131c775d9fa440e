import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brotliSize, dist, exists, lazyImportsOf, modulesOf, openPage, pages, read, staticGraph } from '../support/built-site.ts';

const KIB = 1024;
const ENTRY_BUDGET = 75 * KIB;
const MODULE_BUDGET = 6 * KIB;
const CSS_BUDGET = 6 * KIB;
const HTML_BUDGET = 14 * KIB;
const HOME_BUDGET = 12.5 * KIB;
const CONTACT_BUDGET = 12.75 * KIB;
/** With the list of waiting messages, its count and its triggers, which load only once a message waits. */
const CONTACT_AND_WAITING_BUDGET = 16.25 * KIB;

/** Strings that only one part of the site contains, which identify its code wherever the bundler puts it. */
const PARTS = {
  'keen-slider': '.keen-slider__slide',
  superstruct: 'Expected a value of type',
  'the contact form': 'Ne pas remplir',
  'the outbox': 'contact-outbox',
};
const SCRIPTS = globSync('assets/*.js', { cwd: dist });
const holding = (words: string): string[] => SCRIPTS.filter((file) => read(file).includes(words));

const chunk = (name: string): string => SCRIPTS.find((file) => file.startsWith(`assets/${name}-`)) ?? '';
const entryGraph = [...staticGraph(chunk('index'))];
const scriptSize = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + brotliSize(read(file)), 0);

describe('the entry script', () => {
  it('takes at most 75 KiB compressed, including everything it needs to start', () => {
    const size = scriptSize(entryGraph);
    expect(entryGraph.length).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(ENTRY_BUDGET);
  });

  it.each(Object.entries(PARTS))('leaves %s to the pages that need it', (_part, words) => {
    expect(holding(words), 'the words by which it is known').not.toEqual([]);
    expect(holding(words).filter((file) => entryGraph.includes(file))).toEqual([]);
  });
});

it('React and the pages are compiled in full as soon as they are fetched, not during a tap', () => {
  const files = SCRIPTS.filter((file) => /\/(react-dom|[A-Z]\w*Page)-/.test(file));
  expect(files.length).toBeGreaterThan(9);
  expect(files.filter((file) => !read(file).startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

describe('the contact form and its outbox', () => {
  const everywhere = new Set(['index', 'start-pwa', 'shared'].flatMap((name) => [...staticGraph(chunk(name))]));
  const own = (files: string[]) => new Set(files.flatMap((file) => [...staticGraph(file)]).filter((file) => !everywhere.has(file)));
  const atOnce = own([chunk('ContactPage')]);
  const all = own([chunk('ContactPage'), ...[...atOnce].flatMap(lazyImportsOf), chunk('contact-triggers')]);

  it('take at most 12.75 KiB compressed for a visitor with no waiting message, and 16.25 in all', () => {
    const [first, whole] = [scriptSize(atOnce), scriptSize(all)];
    expect(all.size).toBeGreaterThan(atOnce.size);
    expect(first).toBeLessThanOrEqual(CONTACT_BUDGET);
    expect(whole).toBeLessThanOrEqual(CONTACT_AND_WAITING_BUDGET);
  });

  it('are loaded by no other page', () => {
    const others = pages.filter((file) => file !== 'contact.html');
    expect(modulesOf('contact.html').filter((module) => all.has(module))).not.toEqual([]);
    expect(others.flatMap((file) => modulesOf(file).filter((module) => all.has(module)))).toEqual([]);
  });
});

describe('each page', () => {
  it('keeps its HTML and styles within budget', () => {
    for (const file of pages) {
      const css = openPage(file).querySelector('style')?.textContent ?? '';
      expect(brotliSize(css), `${file}: styles`).toBeLessThanOrEqual(CSS_BUDGET);
      expect(brotliSize(read(file)), `${file}: all`).toBeLessThanOrEqual(file === 'index.html' ? HOME_BUDGET : HTML_BUDGET);
    }
  });

  it('requests the first screen’s picture, then the two faces, from its body: in the head, they would delay the first paint', () => {
    for (const file of pages) {
      const page = openPage(file);
      const eager = [...page.querySelectorAll('img:not([loading=lazy])')].map((image) => image.getAttribute('src'));
      const hints = [...page.querySelectorAll('body > link[rel=preload]')].map((hint) => hint.getAttribute('href'));
      expect(hints, file).toEqual([...eager, expect.stringMatching(/bricolage.*\.woff2$/), expect.stringMatching(/hanken.*\.woff2$/)]);
      expect(page.head.querySelector('[rel=preload]'), file).toBeNull();
    }
  });

  it('has its own module of at most 6 KiB, not counting the libraries that it shares', () => {
    const own = SCRIPTS.filter((file) => /Page-[^/]*\.js$/.test(file));
    expect(own.length).toBeGreaterThan(9);
    for (const file of own) expect(brotliSize(read(file)), file).toBeLessThanOrEqual(MODULE_BUDGET);
  });

  it('requests every module that it imports at once, so that none waits for another', () => {
    for (const file of pages) {
      const asked = modulesOf(file);
      const needed = asked.flatMap((module) => [...staticGraph(module)]);
      expect(new Set(asked), file).toEqual(new Set(needed));
    }
  });

  it('refers to no missing file, and no drawing is left over', () => {
    const missing: string[] = [];
    for (const file of pages) {
      const named = [...openPage(file).querySelectorAll('[src], [href]')];
      const attributes = named.flatMap((element) => ['src', 'href'].map((name) => element.getAttribute(name)));
      const paths = [...attributes, ...modulesOf(file).map((path) => `/${path}`)].filter((path) => path?.startsWith('/'));
      const urls = [...read(file).matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, path]) => path);
      for (const path of [...paths, ...urls]) {
        const { pathname } = new URL(path ?? '', 'https://site.example');
        const plain = decodeURI(pathname).slice(1);
        if (!exists(plain || 'index.html') && !exists(`${plain}.html`)) missing.push(`${file}: ${path}`);
      }
    }
    expect(missing).toEqual([]);
    const html = pages.map(read).join('');
    expect(globSync('images/**/*.svg', { cwd: dist }).filter((drawing) => !html.includes(`/${drawing}`))).toEqual([]);
  });
});
