import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/root.ts';
import { layeredShortcuts, sharedShortcuts } from '../../src/app/styles/shortcuts.ts';
import { wordsOfStrings } from '../../src/app/styles/words-of-strings.ts';
import { dist, openPage, pages, read } from '../support/site/built-site.ts';

/** The stylesheets that a page loads beside its own: print and no script, toasts. */
const later = globSync('assets/{media,toasts}-*.css', { cwd: dist });
/** The stylesheets of one page, or of pages of one kind. */
const ofPages = globSync('assets/*.css', { cwd: dist }).filter((file) => !later.includes(file) && !/\/(index|feed)-/.test(file));
const styleOf = (page: Document) => page.querySelector('style')?.textContent ?? '';

/** The class names in a stylesheet's selectors. */
function classesIn(css: string): string[] {
  return [...css.matchAll(/\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi)].map(([, name = '']) => name.replaceAll('\\', ''));
}

// UnoCSS silently ignores a name that it does not know or takes for a variant, such as `link-…`.
test.each(pages)('every class of %s has a rule', (file) => {
  const page = openPage(file);
  const styled = new Set([styleOf(page), ...later.map(read)].flatMap(classesIn));
  const used = [...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
  expect(later).toHaveLength(2);
  expect(used).toContain('skip-link');
  expect([...new Set(used)].filter((name) => !styled.has(name))).toEqual([]);
});

// The stylesheets of the pages that were visited before stay in the document.
test.each(pages)('no rule of another page’s stylesheet applies to %s', (file) => {
  const page = openPage(file);
  const selectors = ofPages.flatMap((css) => [...read(css).matchAll(/([^{}]+)\{/g)].map(([, list = '']) => list));
  const own = new Set([...styleOf(page).matchAll(/([^{}]+)\{/g)].map(([, list = '']) => list));
  // Neither at-rules nor keyframes.
  const foreign = selectors.filter((list) => !/^(?:@|from$|to$|\d+%)/.test(list) && !own.has(list));
  // Fails if the pattern above no longer finds rules: every other kind of page has some.
  expect(foreign.length).toBeGreaterThan(50);
  expect(foreign.filter((list) => page.querySelector(list.replaceAll(/::?(?:before|after)/g, '')))).toEqual([]);
});

const sources = globSync('src/app/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
const components = globSync('src/app/**/*.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
const layers = new Set(layeredShortcuts.map(([, , { layer }]) => layer));
const shortcuts = [...Object.keys(sharedShortcuts), ...layeredShortcuts.map(([name]) => name)];

// A layer that no module imports goes into every page's styles; one that two import makes UnoCSS warn.
test.each([...layers])('one module imports the shortcuts of %s', (layer) => {
  expect(sources.filter((code) => code.includes(`'virtual:uno:${layer}.css'`))).toHaveLength(1);
});

test('every shortcut has one name and is used', () => {
  const bases = Object.values(sharedShortcuts).concat(layeredShortcuts.map(([, utilities]) => utilities));
  const used = new Set(
    [...bases.flatMap((utilities) => utilities.split(' ')), ...components.flatMap(wordsOfStrings)].flatMap((word) => word.split(':')),
  );
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
  expect(shortcuts.filter((name) => !used.has(name))).toEqual([]);
});

/** Motion, what is cut away, gradients, and values that other rules read: utilities say everything else. */
const BEYOND_UTILITIES = /^(?:(?:animation|clip-path|transition|stroke-dash\w+|--[\w-]+):|background:.*gradient)/s;
/** A rule of one class alone, in every medium: those of a medium are indented. */
const CLASS_RULE = /^\.([\w-]+) \{([^{}]*)\}/gm;

// tokens.css is left out: it says what paper is. print.css and no-script.css hold media queries alone.
test.each(globSync('src/app/styles/**/!(tokens).css', { cwd: root }))('no rule of %s could be a shortcut', (file) => {
  const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const sayable = [...css.matchAll(CLASS_RULE)].flatMap(([, name, body = '']) => {
    const declarations = body.split(';').map((declaration) => declaration.trim());
    return declarations
      .filter((declaration) => declaration && !BEYOND_UTILITIES.test(declaration))
      .map((declaration) => `.${name} ${declaration}`);
  });
  expect(css).not.toContain('@apply');
  expect(sayable, 'say this in a shortcut').toEqual([]);
});
