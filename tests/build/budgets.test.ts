import { existsSync, globSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/app/routing/route-table.ts';
import { trades } from '../../src/app/sections/shop-sign.ts';
import { dist, modulesOf, openPage, pages, read } from '../support/built-site.ts';

const KIB = 1024;

/** Most bytes of Brotli for each part of the site, and what to do about more. */
const BUDGETS = {
  html: {
    // The first TCP window, roughly: ten packets of 1,460 bytes arrive without a further round trip.
    bytes: 14 * KIB,
    advice: 'shorten the texts of the page and of its pictures, or move a section to another page',
  },
  style: {
    bytes: 6.5 * KIB,
    advice: 'move what only some pages need into roles or a stylesheet of their kind',
  },
  entry: {
    bytes: 75 * KIB,
    advice: 'load what not every page needs with `import()`, as src/browser/main.ts does',
  },
  page: {
    bytes: 6.75 * KIB,
    advice: 'load what the page does not need at once with `import()`',
  },
  contact: {
    bytes: 14 * KIB,
    advice: 'load what only a waiting message needs with `import()`, as contact-triggers.ts does',
  },
  contactAndWaiting: {
    bytes: 17.5 * KIB,
    advice: 'find what the form, its outbox or the list of waiting messages can do without',
  },
};

/** Fails, and says what to do, if `bytes` exceed the budget. */
function expectWithin(budget: keyof typeof BUDGETS, bytes: number): void {
  expect(bytes).toBeGreaterThan(0);
  expect(bytes, `over its budget: ${BUDGETS[budget].advice}`).toBeLessThanOrEqual(BUDGETS[budget].bytes);
}

/** The most that a part of the site may take, for the names of the tests. */
const most = (budget: keyof typeof BUDGETS): string => `at most ${BUDGETS[budget].bytes / KIB} KiB`;

const SCRIPTS = globSync('assets/*.js', { cwd: dist });
/** Size in bytes at Brotli's best quality, as served by a CDN that takes its time. */
const brotliSize = (text: string): number => brotliCompressSync(text).length;
const scriptSize = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + brotliSize(read(file)), 0);

/** Static imports of each script. */
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
const ENTRY = [...staticGraph(chunk('index'))];
const PAGE_SCRIPTS = SCRIPTS.filter((file) => /Page-[^/]*\.js$/.test(file));

it(`the entry and everything that it needs take ${most('entry')}`, () => {
  expectWithin('entry', scriptSize(ENTRY));
});

/** Words that only one part of the site contains, which identify its code wherever the bundler puts it. */
const PARTS: [part: string, words: string, pages: string[]][] = [
  ['keen-slider', '.keen-slider__slide', ['index.html', 'services.html']],
  ['superstruct', 'Expected a value of type', ['contact.html']],
  ['the contact form', 'Ne pas remplir', ['contact.html']],
  ['the outbox', 'X-Form-Sent-At', ['contact.html']],
];

it.each(PARTS)('%s is loaded at once only by the pages that need it', (_part, words, needing) => {
  const holding = SCRIPTS.filter((file) => read(file).includes(words));
  expect(holding, 'scripts with the words by which it is known').not.toEqual([]);
  expect(pages.filter((page) => modulesOf(page).some((module) => holding.includes(module)))).toEqual(needing);
});

it('every page has a module of its own', () => {
  const names = PAGE_SCRIPTS.map((file) => /^assets\/(\w+)-/.exec(file)?.[1]);
  expect(names).toEqual(expect.arrayContaining(routes.map(({ page }) => page)));
});

it.each(PAGE_SCRIPTS)(`%s takes ${most('page')} without what it imports`, (file) => {
  expectWithin('page', brotliSize(read(file)));
});

it.each(SCRIPTS)('%s is compiled whole when fetched, not during a tap', (file) => {
  expect(read(file).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});

describe('what only /contact loads', () => {
  // Every page loads start-pwa once it is hydrated.
  const elsewhere = [...pages.filter((file) => file !== 'contact.html').flatMap(modulesOf), ...staticGraph(chunk('start-pwa'))];
  const own = (files: string[]) => new Set(files.flatMap((file) => [...staticGraph(file)]).filter((file) => !elsewhere.includes(file)));
  const atOnce = own([chunk('ContactPage')]);

  it(`takes ${most('contact')} at once: the form and its outbox`, () => {
    expectWithin('contact', scriptSize(atOnce));
  });

  it(`takes ${most('contactAndWaiting')} once a message waits`, () => {
    const all = own([...atOnce, ...[...atOnce].flatMap(lazyImportsOf), chunk('contact-triggers')]);
    expect(all.size).toBeGreaterThan(atOnce.size);
    expectWithin('contactAndWaiting', scriptSize(all));
  });
});

describe.each(pages)('%s', (file) => {
  const page = openPage(file);
  const modules = modulesOf(file);

  it(`takes ${most('html')}`, () => {
    expectWithin('html', brotliSize(read(file)));
  });

  it(`has ${most('style')} of styles`, () => {
    expectWithin('style', brotliSize(page.querySelector('style')?.textContent ?? ''));
  });

  it('requests its first pictures, then the two faces', () => {
    const eager = [...page.querySelectorAll('img:not([loading=lazy])')].map((image) => image.getAttribute('src'));
    const hints = [...page.querySelectorAll('body > link[rel=preload]')].map((hint) => hint.getAttribute('href'));
    expect(hints).toEqual([...eager, expect.stringMatching(/bricolage.*\.woff2$/), expect.stringMatching(/hanken.*\.woff2$/)]);
  });

  it('preloads nothing in its head, which would delay the first paint', () => {
    expect(page.head.querySelector('[rel=preload]')).toBeNull();
  });

  it('requests every module that it imports at once', () => {
    expect(modules.length).toBeGreaterThan(0);
    expect(new Set(modules)).toEqual(modules.reduce((seen, module) => staticGraph(module, seen), new Set<string>()));
  });

  it('names no file that is missing', () => {
    const named = [...page.querySelectorAll('[src], [href]')].flatMap((element) => [
      element.getAttribute('src'),
      element.getAttribute('href'),
    ]);
    const inStyles = [...read(file).matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, path]) => path);
    const paths = [...named, ...inStyles, ...modules.map((path) => `/${path}`)].filter((path) => path?.startsWith('/'));
    const missing = paths.filter((path) => {
      const plain = decodeURI(new URL(path ?? '', 'https://site.example').pathname).slice(1);
      return ![plain || 'index.html', `${plain}.html`].some((name) => existsSync(join(dist, name)));
    });
    expect(missing).toEqual([]);
  });
});

it('no drawing is left over', () => {
  const ofTrades = trades.flatMap((trade) => [`/images/hero/website-${trade}-sketch.svg`, `/images/hero/website-${trade}-product.svg`]);
  const afterSending = '/images/contact/outcome.svg';
  const html = pages.map(read).join('') + ofTrades.join('') + afterSending;
  expect(globSync('images/**/*.svg', { cwd: dist }).filter((drawing) => !html.includes(`/${drawing}`))).toEqual([]);
});
