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
  const foreign = selectors.filter((list) => !list.startsWith('@') && !styleOf(page).includes(list));
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
  const used = new Set(components.flatMap(wordsOfStrings).flatMap((word) => word.split(':')));
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
  expect(shortcuts.filter((name) => !used.has(name))).toEqual([]);
});

/** Motion, what is cut away, gradients, and values that other rules read: utilities say everything else. */
const BEYOND_UTILITIES = /^(?:(?:animation|clip-path|transition|stroke-dash\w+|--[\w-]+):|background:.*gradient)/s;
/** Parts of selectors that no class stands for. */
const BEYOND_CLASSES = [
  /\[|textarea/, // attributes, elements
  /::/, // pseudo-elements
  /:has\(|:popover-open|:root|:not\([^)]*\)$/, // states
  /\*/, // whatever stands in an element
  /\.(?:prose|legal-text|article-body)\b|-list\)? li/, // running text and lists
];
const COMMENT = /\/\*.*?\*\//gs;
/** With rules one level deep, or none. */
const MEDIUM = /@(?:media|supports|starting-style)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** What a stylesheet declares, in every medium, that a shortcut or utilities could say: `selector declaration`. */
function sayableByClasses(css: string): string[] {
  const rules = css
    .replaceAll(COMMENT, '')
    .replaceAll(MEDIUM, '')
    .replaceAll(/@import.*/g, '')
    .matchAll(RULE);
  return [...rules].flatMap(([, list = '', body = '']) => {
    const selectors = trimmed(list.split(/,(?![^(]*\))/)).filter(
      (selector) => selector.includes('.') && !BEYOND_CLASSES.some((part) => part.test(selector)),
    );
    const declarations = trimmed(body.split(';')).filter((declaration) => declaration && !BEYOND_UTILITIES.test(declaration));
    return selectors.flatMap((selector) => declarations.map((declaration) => `${selector} ${declaration}`));
  });
}

const trimmed = (texts: string[]) => texts.map((text) => text.trim());

// The look of an element is a shortcut or utilities. tokens.css is left out: it says what paper is.
test.each(globSync('src/app/styles/!(tokens).css', { cwd: root }))('%s says only what shortcuts and utilities cannot', (file) => {
  const css = readFileSync(join(root, file), 'utf8');
  expect(css).not.toContain('@apply');
  expect(sayableByClasses(css), 'say this in shortcuts.ts: docs/CONTRIBUTING.md, « Change the look »').toEqual([]);
});
