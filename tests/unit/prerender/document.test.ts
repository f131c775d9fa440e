import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { documentOf, templateOf } from '../../../src/prerender/page/document.ts';

const INLINE = 'self.opener=null';
const STYLE = 'assets/media-12345678.css';
const SCRIPT = '<script type="module" src="/src/browser/main.ts"></script>';
const html = readFileSync(join(root, 'index.html'), 'utf8');

const parts = {
  route: { path: '/404', module: 'NotFoundPage', unlisted: true as const },
  rendered: { head: { title: 'Introuvable', description: 'Cette page n’existe pas.' }, html: '<p>Rien</p>' },
  inlineStyle: 'p{margin:0}',
  registration: 'assets/register.js',
  modules: ['assets/index.js', 'assets/page.js'],
  stylesheets: [],
};

test('a page names no source file, and has one inline script', () => {
  const page = documentOf(templateOf(html, INLINE, STYLE), parts);
  expect(page).toContain(`href="/${STYLE}"`);
  expect(page).not.toContain('/src/');
  expect(page.match(/<script/g)).toHaveLength(1);
});

test.each([
  ['module script', SCRIPT, SCRIPT.replace('type="module" src', 'async type="module" src')],
  ['module script', SCRIPT, ''],
  ['module script', SCRIPT, SCRIPT + SCRIPT],
  ['stylesheet', '/src/app/styles/media.css', '/src/app/styles/print.css'],
])('a template whose %s has changed is refused in one sentence', (_what, before, after) => {
  expect(html).toContain(before);
  expect(() => templateOf(html.replace(before, after), INLINE, STYLE)).toThrow(/^index\.html has no [^\n]+, or two: [^\n]+\.$/);
});

test('a template with another source file is refused, by its name', () => {
  const more = html.replace(SCRIPT, `${SCRIPT}<script type="module" src="/src/browser/more.ts"></script>`);
  expect(() => templateOf(more, INLINE, STYLE)).toThrow(/^index\.html names \/src\/browser\/more\.ts, which is in no build: [^\n]+\.$/);
});

test.each(['<!--head-->', '<!--hints-->', '<!--app-->'])('a template without %s is refused', (mark) => {
  const template = templateOf(html.replace(mark, ''), INLINE, STYLE);
  expect(() => documentOf(template, parts)).toThrow(`index.html has no ${mark}, or two`);
});

describe('React’s preloads of images', () => {
  const picture = (name: string) => `<link rel="preload" as="image" href="/images/${name}.svg"/>`;
  const pageOf = (markup: string) =>
    documentOf(templateOf(html, INLINE, STYLE), { ...parts, rendered: { ...parts.rendered, html: markup } });

  test('stand before the markup that they come with', () => {
    const page = pageOf(`${picture('one')}${picture('two')}<p>Rien</p>`);
    expect(page).toContain('<p>Rien</p>');
    expect(page.indexOf(picture('two'))).toBeLessThan(page.indexOf('<div id="root">'));
  });

  test('are refused after anything else', () => {
    expect(() => pageOf(`${picture('one')}<p>Rien</p>${picture('two')}`)).toThrow('/404 has an image preload after something else');
  });
});
