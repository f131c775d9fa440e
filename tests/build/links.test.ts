import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trades } from '../../src/app/sections/hero/trade.ts';
import { dist, modulesOf, openPage, pages, read } from '../support/site/built-site.ts';

test.each(pages)('%s names no file that is missing', (file) => {
  const page = openPage(file);
  const named = [...page.querySelectorAll('[src], [href]')].flatMap((element) => [
    element.getAttribute('src'),
    element.getAttribute('href'),
  ]);
  const inStyles = [...read(file).matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, path]) => path);
  const paths = [...named, ...inStyles, ...modulesOf(file).map((path) => `/${path}`)].filter((path) => path?.startsWith('/'));
  const missing = paths.filter((path) => {
    const plain = decodeURI(new URL(path ?? '', 'https://site.example').pathname).slice(1);
    return ![plain || 'index.html', `${plain}.html`].some((name) => existsSync(join(dist, name)));
  });
  expect(missing).toEqual([]);
});

test('no drawing is left over', () => {
  const ofTrades = trades.flatMap((trade) => [`/images/hero/website-${trade}-sketch.svg`, `/images/hero/website-${trade}-product.svg`]);
  const afterSending = '/images/contact/result.svg';
  const html = pages.map(read).join('') + ofTrades.join('') + afterSending;
  expect(globSync('images/**/*.svg', { cwd: dist }).filter((drawing) => !html.includes(`/${drawing}`))).toEqual([]);
});
