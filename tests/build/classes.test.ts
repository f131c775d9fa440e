import { globSync } from 'node:fs';
import { generate, type Selector } from 'css-tree';
import { expect, test } from 'vitest';
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
