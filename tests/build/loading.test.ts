import { describe, expect, test } from 'vitest';
import { routes } from '../../src/app/routing/route-table.ts';
import { PAGE_SCRIPTS, SCRIPTS, staticGraph } from '../support/site/built-modules.ts';
import { modulesOf, openPage, pages, read } from '../support/site/built-site.ts';

/** Words that only one part of the site contains, which identify its code wherever the bundler puts it. */
const PARTS: [part: string, words: string, pages: string[]][] = [
  ['keen-slider', '.keen-slider__slide', ['index.html', 'services.html']],
  ['superstruct', 'Expected a value of type', ['contact.html']],
  ['the contact form', 'Ne pas remplir', ['contact.html']],
  ['the outbox', 'X-Form-Sent-At', ['contact.html']],
];

test.each(PARTS)('%s is loaded at once only by the pages that need it', (_part, words, needing) => {
  const holding = SCRIPTS.filter((file) => read(file).includes(words));
  expect(holding, 'scripts with the words by which it is known').not.toEqual([]);
  expect(pages.filter((page) => modulesOf(page).some((module) => holding.includes(module)))).toEqual(needing);
});

test('every page has a module of its own', () => {
  const names = PAGE_SCRIPTS.map((file) => /^assets\/(\w+)-/.exec(file)?.[1]);
  expect(names).toEqual(expect.arrayContaining(routes.map(({ module }) => module)));
});

test.each(SCRIPTS)('%s is compiled whole when fetched, not during a tap', (file) => {
  expect(read(file).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});

describe.each(pages)('%s', (file) => {
  const page = openPage(file);
  const modules = modulesOf(file);

  test('requests its first pictures, then the two faces', () => {
    const eager = [...page.querySelectorAll('img:not([loading=lazy], [src^="data:"])')].map((image) => image.getAttribute('src'));
    const hints = [...page.querySelectorAll('body > link[rel=preload]')].map((hint) => hint.getAttribute('href'));
    expect(hints).toEqual([...eager, expect.stringMatching(/bricolage.*\.woff2$/), expect.stringMatching(/hanken.*\.woff2$/)]);
  });

  test('preloads nothing in its head, which would delay the first paint', () => {
    expect(page.head.querySelector('[rel=preload]')).toBeNull();
  });

  test('requests every module that it imports at once', () => {
    expect(modules.length).toBeGreaterThan(0);
    expect(new Set(modules)).toEqual(modules.reduce((seen, module) => staticGraph(module, seen), new Set<string>()));
  });
});
