import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../netlify/local/root.ts';
import { pageRoles } from '../../src/app/styles/page-roles.ts';
import { dist, openPage, pages, read } from '../support/built-site.ts';

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

/** Filter lists hide and block what is named after cookies or consent. Headings keep their anchors, and the page /cookies its name. */
const NAMES: [kind: string, names: string[]][] = [
  ['element', pages.flatMap((file) => [...openPage(file).querySelectorAll(':not(h2)')].flatMap(({ id, classList }) => [id, ...classList]))],
  ['data attribute', pages.flatMap((file) => [...read(file).matchAll(/\sdata-[\w-]+/g)].map(([name]) => name))],
  [
    'built file',
    globSync('**', { cwd: dist }).filter((file) => !/^(?:assets\/CookiesPage-.*\.js|cookies\.html|og\/cookies\.png)$/.test(file)),
  ],
  ['source file', globSync('src/app/**', { cwd: root }).filter((file) => !/(?:CookiesPage\.tsx|\/consent(?:\.ts)?)$/.test(file))],
];

test.each(NAMES)('no %s has a name that filter lists know', (_kind, names) => {
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => /cookie|gdpr|rgpd|privacy|consent\b(?!\/)/i.test(name))).toEqual([]);
});

const shared = readFileSync(join(root, 'uno.config.ts'), 'utf8').split('shortcuts: {')[1] ?? '';
const ofOnePage = readFileSync(join(root, 'src/app/styles/page-roles.ts'), 'utf8');
const roles = [...(shared + ofOnePage).matchAll(/^ {4}'?([\w-]+)'?:/gm)].map(([, name = '']) => name);

// A page's stylesheet may say where a role stands, `.toast .btn-line`, but not what it is: that is said in uno.config.ts or page-roles.ts.
test.each(globSync('src/app/styles/*.css', { cwd: root }))('%s has no rule for a role', (file) => {
  const rules = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const selectors = [...rules.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(/[,;]/));
  expect(roles).toEqual(expect.arrayContaining(['section-intro', 'pillar']));
  expect(selectors.map((selector) => selector.trim()).filter((selector) => roles.some((name) => selector === `.${name}`))).toEqual([]);
});

// A layer that no module imports goes into every page's styles, and one that two import is left out of one of them.
test.each([...new Set(pageRoles.map(([, , { layer }]) => layer))])('one module imports the roles of the page %s', (layer) => {
  const modules = globSync('src/app/**/*.tsx', { cwd: root });
  const importers = modules.filter((file) => readFileSync(join(root, file), 'utf8').includes(`'virtual:uno:${layer}.css'`));
  expect(importers).toHaveLength(1);
});
