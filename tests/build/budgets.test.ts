import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chunk, lazyImportsOf, PAGE_SCRIPTS, staticGraph } from '../support/site/built-modules.ts';
import { modulesOf, openPage, pages, read } from '../support/site/built-site.ts';

const KIB = 1024;

/** Most bytes of Brotli for each part of the site, and what to do about more. */
const BUDGETS = {
  html: {
    // The first TCP window, roughly: ten packets of 1,460 bytes arrive without a further round trip.
    bytes: 14 * KIB,
    advice: 'shorten the texts of the page and of its pictures, or move a section to another page',
  },
  // The home page's first drawing is in its HTML. The first window ends below the first screen, in the footer.
  homeHtml: {
    bytes: 15.25 * KIB,
    advice: 'shorten the texts of the page and of its pictures, or move a section to another page',
  },
  homeFirstScreen: {
    bytes: 11 * KIB,
    advice: 'move what the hero does not need behind it, or simplify its first drawing',
  },
  style: {
    bytes: 6.75 * KIB,
    advice: 'move what only some components need from roles.ts into the stylesheets beside them',
  },
  entry: {
    bytes: 74 * KIB,
    advice: 'load what not every page needs with `import()`, as src/browser/main.ts does',
  },
  page: {
    bytes: 7.75 * KIB,
    advice: 'load what the page does not need at once with `import()`',
  },
  contact: {
    bytes: 14.25 * KIB,
    advice: 'load what only a waiting message needs with `import()`, as send-triggers.ts does',
  },
  contactAndWaiting: {
    bytes: 18.5 * KIB,
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

/** Size in bytes at Brotli's best quality, as served by a CDN that takes its time. */
const brotliSize = (text: string): number => brotliCompressSync(text).length;
const scriptSize = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + brotliSize(read(file)), 0);

const ENTRY = [...staticGraph(chunk('index'))];

test(`the entry and everything that it needs take ${most('entry')}`, () => {
  expectWithin('entry', scriptSize(ENTRY));
});

test.each(PAGE_SCRIPTS)(`%s takes ${most('page')} without what it imports`, (file) => {
  expectWithin('page', brotliSize(read(file)));
});

describe('what only /contact loads', () => {
  // Every page loads start-pwa once it is hydrated.
  const elsewhere = [...pages.filter((file) => file !== 'contact.html').flatMap(modulesOf), ...staticGraph(chunk('start-pwa'))];
  const own = (files: string[]) => new Set(files.flatMap((file) => [...staticGraph(file)]).filter((file) => !elsewhere.includes(file)));
  const atOnce = own([chunk('ContactPage')]);

  test(`takes ${most('contact')} at once: the form and its outbox`, () => {
    expectWithin('contact', scriptSize(atOnce));
  });

  test(`takes ${most('contactAndWaiting')} once a message waits`, () => {
    const all = own([...atOnce, ...[...atOnce].flatMap(lazyImportsOf), chunk('send-triggers')]);
    expect(all.size).toBeGreaterThan(atOnce.size);
    expectWithin('contactAndWaiting', scriptSize(all));
  });
});

describe('the home page’s first screen', () => {
  const [firstScreen = ''] = read('index.html').split('<section class="marquee"');

  test(`takes ${most('homeFirstScreen')}`, () => {
    expectWithin('homeFirstScreen', brotliSize(firstScreen));
  });

  test('brings the first drawing in its HTML', () => {
    expect(firstScreen).toMatch(/<img [^>]*src="data:image\/svg\+xml,/);
  });
});

describe.each(pages)('%s', (file) => {
  const page = openPage(file);

  const budget = file === 'index.html' ? 'homeHtml' : 'html';

  test(`takes ${most(budget)}`, () => {
    expectWithin(budget, brotliSize(read(file)));
  });

  test(`has ${most('style')} of styles`, () => {
    expectWithin('style', brotliSize(page.querySelector('style')?.textContent ?? ''));
  });
});
