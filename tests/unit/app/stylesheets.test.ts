import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Block, generate, type Rule } from 'css-tree';
import { createGenerator } from 'unocss';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { lineRules } from '../../../src/app/page-line/page-line.ts';
import { mixins, roles, utilityRoles } from '../../../src/app/styles/roles.ts';
import { classesIn, nodesIn, parseCss } from '../../support/site/css.ts';
import { wordsIn } from '../../support/site/source-words.ts';

const readSource = (file: string) => readFileSync(join(root, file), 'utf8');

const sources = globSync('src/app/**/*.{ts,tsx}', { cwd: root, exclude: ['src/app/styles/**', 'src/app/page-line/page-line.ts'] }).map(
  (file) => ({
    file,
    words: wordsIn(file),
  }),
);
const wordsInSources = new Set(sources.flatMap(({ words }) => words.map(({ word }) => word)));
const components = sources.filter(({ words }) => words.some(({ isClass }) => isClass));
const stylesheets = globSync('src/app/**/*.css', { cwd: root });
/** The words of each `@apply` in a stylesheet. */
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

// Loads it by its path, since the compiler has uno.config.ts in the root's project, not in that of the tests.
const uno = await createGenerator((await import(join(root, 'uno.config.ts'))).default);

/** The parts of a rule, in the order in which they stand there: widths that `lt-` opens upwards from the widest down, the others from the smallest up. */
const WIDTHS = ['lt-xl', 'lt-lg', 'lt-md', 'md', 'at-md', 'lg', 'at-lg', 'xl'];
const PARTS = ['@apply', 'declaration', 'nested rule', ...WIDTHS.map((width) => `@screen ${width}`), 'other'];

function partsOf({ children }: Block): string[] {
  return children.toArray().map((child) => {
    if (child.type === 'Declaration') return 'declaration';
    if (child.type === 'Rule') return 'nested rule';
    if (child.type !== 'Atrule') return 'other';
    const name = child.name === 'screen' && child.prelude ? `@screen ${generate(child.prelude)}` : `@${child.name}`;
    return PARTS.includes(name) ? name : 'other';
  });
}

/** The rules of a stylesheet, nested ones included, and the at-rules directly in them. */
const rulesOf = (file: string) => nodesIn(parseCss(readSource(file)), 'Rule');
const nestedIn = ({ block }: Rule) => block.children.toArray().filter((child) => child.type === 'Atrule' && child.block);

// A width that stands before another, or before a declaration that it changes, has no effect.
test.each(stylesheets)('every rule of %s has its parts in order', (file) => {
  const blocks = rulesOf(file).flatMap((rule) => [rule.block, ...nestedIn(rule).flatMap((nested) => nodesIn(nested, 'Block'))]);
  for (const block of blocks) {
    const parts = partsOf(block);
    expect(parts).toEqual(parts.toSorted((a, b) => PARTS.indexOf(a) - PARTS.indexOf(b)));
    // UnoCSS writes several in the order in which they are ready: each build would have another style.
    expect(parts.filter((part) => part === '@apply').length).toBeLessThanOrEqual(1);
  }
});

// UnoCSS leaves it as it is. Browsers drop it.
test.each(stylesheets)('no @screen in a rule of %s has an @apply', (file) => {
  const nested = rulesOf(file)
    .flatMap(nestedIn)
    .flatMap((node) => nodesIn(node, 'Atrule'));
  expect(nested.filter(({ name }) => name === 'apply')).toEqual([]);
});

// Before Chrome 130, Firefox 132 and Safari 18.2, browsers apply nothing of it.
test.each(stylesheets)('no pseudo-element of %s has an at-rule in its rule', (file) => {
  const rules = rulesOf(file).filter((rule) => nodesIn(rule.prelude, 'PseudoElementSelector').length > 0);
  expect(rules.filter((rule) => nestedIn(rule).length > 0).map(({ prelude }) => generate(prelude))).toEqual([]);
});

/** Whether a word is a shared look, a step of the type scale or a word of the page's line. */
function isShared(word: string): boolean {
  const name = word.split(':').at(-1) ?? '';
  const isStep = name.startsWith('text-') && name.slice(5) in (uno.config.theme as { fontSize: object }).fontSize;
  return isStep || name in roles || name in mixins || lineRules.some(([matcher]) => new RegExp(matcher).test(name));
}

// UnoCSS silently drops a word that it does not know.
test.each(stylesheets)('every word that %s applies is shared', async (file) => {
  const words = applied(readSource(file)).flat();
  expect(words.filter((word) => !isShared(word) || /(^|:)((lt|at)-)?(md|lg|xl):/.test(word))).toEqual([]);
  const parsed = await Promise.all(words.map((word) => uno.parseToken(word)));
  expect(words.filter((_, index) => !parsed[index])).toEqual([]);
});

// UnoCSS also drops a utility whose CSS ends another's: `text-paper` (`color:…`) beside `bg-paper` (`background-color:…`).
const together = [
  ...Object.values({ ...roles, ...mixins }).map((look) => look.split(' ')),
  ...stylesheets.flatMap((file) => applied(readSource(file))),
];

test.each(together.filter((words) => words.length > 1))('every word that stands with others has its effect: %s …', async (...words) => {
  const parsed = await Promise.all(words.map((word) => uno.parseToken(word, '-')));
  expect(words.filter((_, index) => !parsed[index])).toEqual([]);
  const rules = parsed.flatMap((rules) => rules ?? []).map(([, selector, body, parent]) => ({ rule: `${selector} ${parent}`, body }));
  const dropped = rules.filter(({ rule, body }) =>
    rules.some((other) => other.rule === rule && other.body.includes(body) && !`;${other.body}`.includes(`;${body}`)),
  );
  expect(dropped).toEqual([]);
});
