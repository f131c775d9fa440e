import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/root.ts';
import { dist, openPage, pages, read } from '../support/site/built-site.ts';

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
