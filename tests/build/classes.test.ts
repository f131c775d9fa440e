import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generate, type Selector } from 'css-tree';
import { createGenerator } from 'unocss';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../../scripts/root.ts';
import { joinApplies } from '../../src/app/styles/join-applies.ts';
import { mixins, roles, utilityRoles } from '../../src/app/styles/roles.ts';
import { dist, openPage, pages, read } from '../support/site/built-site.ts';
import { animationsIn, classesIn, keyframesIn, nodesIn, parseCss, rulesIn } from '../support/site/css.ts';

/** The stylesheets that a page loads beside its own: `media.css`, toasts, changes of page. */
const later = globSync('assets/{media,page-change,toasts}-*.css', { cwd: dist });
/** The stylesheets of one page, or of pages of one kind. */
const ofPages = globSync('assets/*.css', { cwd: dist }).filter((file) => !later.includes(file) && !/\/(index|feed)-/.test(file));
const styleOf = (page: Document) => page.querySelector('style')?.textContent ?? '';

// UnoCSS silently ignores a name that it does not know or takes for a variant, such as `link-…`.
test.each(pages)('every class of %s has a rule', (file) => {
  const page = openPage(file);
  const styled = new Set([styleOf(page), ...later.map(read)].flatMap(classesIn));
  const used = [...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
  expect(later).toHaveLength(3);
  expect(used).toContain('skip-link');
  expect([...new Set(used)].filter((name) => !styled.has(name))).toEqual([]);
});

// The stylesheets of the pages that were visited before stay in the document.
test.each(pages)('no rule of another page’s stylesheet applies to %s', (file) => {
  const page = openPage(file);
  const own = new Set(rulesIn(styleOf(page)).map(({ selectors }) => selectors));
  const foreign = ofPages
    .flatMap((css) => rulesIn(read(css)))
    .map(({ selectors }) => selectors)
    // Leaves out changes of page.
    .filter((selectors) => !own.has(selectors) && !selectors.startsWith('::view-transition'));
  // Fails if the rules are no longer found: every other kind of page has some.
  expect(foreign.length).toBeGreaterThan(50);
  expect(foreign.filter((selectors) => page.querySelector(selectors.replaceAll(/::?(?:before|after)/g, '')))).toEqual([]);
});

// A component may use another's keyframes, and be on a page without it.
test.each(pages)('every animation of %s has its keyframes', (file) => {
  const style = [styleOf(openPage(file)), ...later.map(read)].join('');
  const known = new Set(globSync('assets/*.css', { cwd: dist }).flatMap((css) => keyframesIn(read(css))));
  const used = [...new Set(animationsIn(style).filter((name) => known.has(name)))];
  const own = keyframesIn(style);
  expect(used).toContain('draw-line');
  expect(used.filter((name) => !own.includes(name))).toEqual([]);
});

// Chromium keeps one set of the elements that any `:has()` may change, and one for siblings. A `*` in a set makes each change of page restyle
// the whole page (docs/performance.md).
test('no selector behind :has() or a sibling ends in *', () => {
  // Leaves out the styles for print.
  const screens = globSync('assets/*.css', { cwd: dist }).filter((file) => !file.includes('/media-'));
  const selectors = screens.flatMap((css) => nodesIn(parseCss(read(css)), 'Selector'));
  const behind = selectors.filter((selector) => /:has\(.*\)[ >]|[+~]/.test(generate(selector)));
  expect(behind.length).toBeGreaterThan(10);
  expect(behind.filter(endsInUniversal).map((selector) => generate(selector))).toEqual([]);
});

/** Whether `*` stands after the selector's last combinator, be it in a list such as that of `:is()`. */
function endsInUniversal({ children }: Selector): boolean {
  const parts = children.toArray();
  const last = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
  return last.some((part) => nodesIn(part, 'TypeSelector').some(({ name }) => name === '*'));
}

// A change of page first changes it on the header's links: the browser would restyle the whole old page before removing it.
test('no :has() asks for aria-current', () => {
  const pseudoClasses = globSync('assets/*.css', { cwd: dist }).flatMap((css) => nodesIn(parseCss(read(css)), 'PseudoClassSelector'));
  const conditions = pseudoClasses.filter(({ name }) => name === 'has').map((has) => generate(has));
  expect(conditions.length).toBeGreaterThan(10);
  expect(conditions.filter((text) => text.includes('aria-current'))).toEqual([]);
});

const readSource = (file: string) => readFileSync(join(root, file), 'utf8');

/** The words of every string in a source, each of which may be a class. Those in a `className`, or a name that ends so, are one. */
function wordsIn(file: string) {
  const words: { word: string; isClass: boolean }[] = [];
  // A node is visited before what it contains.
  const classes: ESTree.Span[] = [];
  const compared: ESTree.Span[] = [];
  const isWithin = (spans: ESTree.Span[], { start, end }: ESTree.Span) => spans.some((span) => span.start <= start && end <= span.end);
  const keep = (text: unknown, node: ESTree.Span) => {
    const isClass = isWithin(classes, node) && !isWithin(compared, node);
    if (typeof text === 'string') words.push(...(text.match(/\S+/g) ?? []).map((word) => ({ word, isClass })));
  };
  const keepNamed = (name: unknown, value: ESTree.Span | null) =>
    void (value && /class(?:name)?$/i.test(String(name)) && classes.push(value));
  new Visitor({
    JSXAttribute: ({ name, value }) => keepNamed(name.name, value),
    Property: ({ key, value }) => keepNamed('name' in key && key.name, value),
    BinaryExpression: (node) => void (node.operator.endsWith('==') && compared.push(node)),
    Literal: (node) => keep(node.value, node),
    TemplateElement: (node) => keep(node.value.cooked, node),
  }).visit(parseSync(file, readSource(file)).program);
  return words;
}

const sources = globSync('src/app/**/*.{ts,tsx}', { cwd: root, exclude: ['src/app/styles/**'] }).map((file) => ({
  file,
  words: wordsIn(file),
}));
const wordsInSources = new Set(sources.flatMap(({ words }) => words.map(({ word }) => word)));
const components = sources.filter(({ words }) => words.some(({ isClass }) => isClass));
const stylesheets = globSync('src/app/**/*.css', { cwd: root });
/** The utilities of each `@apply` in a stylesheet. */
const applied = (css: string) =>
  nodesIn(parseCss(css), 'Atrule').flatMap(({ name, prelude }) => (name === 'apply' && prelude ? [generate(prelude).split(/\s+/)] : []));

const allRoles = [...Object.keys(roles), ...utilityRoles];
const named = new Set([...allRoles, ...stylesheets.flatMap((file) => classesIn(readSource(file)))]);

test.each(components)('every class in $file is a role or in a stylesheet', ({ words }) => {
  expect(words.filter(({ word, isClass }) => isClass && !named.has(word))).toEqual([]);
});

test('every role is used in the markup', () => {
  expect(allRoles.filter((name) => !wordsInSources.has(name))).toEqual([]);
});

test('every mixin is used', () => {
  const bases = [...Object.values(roles), ...Object.values(mixins)].map((utilities) => utilities.split(' '));
  const inStylesheets = stylesheets.flatMap((file) => applied(readSource(file)));
  const used = new Set([...bases, ...inStylesheets].flat().flatMap((word) => word.split(':')));
  expect(Object.keys(mixins).filter((name) => !used.has(name))).toEqual([]);
});

test.each(stylesheets.filter((file) => !file.endsWith('/feed.css')))('every class of %s is used', (file) => {
  expect(classesIn(readSource(file)).filter((name) => !wordsInSources.has(name))).toEqual([]);
});

// Fails if something stands between two: they are not joined then, nor are those of a stylesheet that another imports.
test.each(stylesheets)('UnoCSS gets one @apply a rule of %s', (file) => {
  const isImported = stylesheets.some((other) => readSource(other).includes(`@import "./${basename(file)}"`));
  const blocks = nodesIn(parseCss(isImported ? readSource(file) : joinApplies(readSource(file))), 'Block');
  const counts = blocks.map(
    ({ children }) => children.toArray().filter((child) => child.type === 'Atrule' && child.name === 'apply').length,
  );
  expect(Math.max(0, ...counts)).toBeLessThanOrEqual(1);
});

// Loads it by its path, since the compiler has uno.config.ts in the root's project, not in that of the tests.
const uno = await createGenerator((await import(join(root, 'uno.config.ts'))).default);

// UnoCSS silently drops a name that it does not know. It also drops a utility whose CSS ends another's: `text-paper` (`color:…`) beside
// `bg-paper` (`background-color:…`).
test.each(stylesheets.filter((file) => readSource(file).includes('@apply')))('every utility of %s has its effect', async (file) => {
  for (const utilities of applied(joinApplies(readSource(file)))) {
    const parsed = await Promise.all(utilities.map((utility) => uno.parseToken(utility, '-')));
    expect(utilities.filter((_, index) => !parsed[index])).toEqual([]);
    const rules = parsed.flatMap((rules) => rules ?? []).map(([, selector, body, parent]) => ({ rule: `${selector} ${parent}`, body }));
    const dropped = rules.filter(({ rule, body }) =>
      rules.some((other) => other.rule === rule && other.body.includes(body) && !`;${other.body}`.includes(`;${body}`)),
    );
    expect(dropped, utilities.join(' ')).toEqual([]);
  }
});
