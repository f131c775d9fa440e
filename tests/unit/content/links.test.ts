import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoute, headOf, pages as loaded } from '../../../src/app/routes.ts';
import { listPages } from '../../../src/prerender/entry-server.tsx';
import { contentAddresses } from '../../support/content-texts.ts';
import { PATHS } from '../../support/site-routes.ts';

const publicFolder = join(import.meta.dirname, '../../../public');
const addresses = contentAddresses();
const images = addresses.filter(({ text }) => text.startsWith('/images/'));
const links = addresses.filter(({ text }) => !text.startsWith('/images/'));

test('every image named in the content exists', () => {
  expect(images.length).toBeGreaterThan(30);
  expect(images.filter(({ text }) => !existsSync(join(publicFolder, text)))).toEqual([]);
});

test('every link in the content leads to a page', () => {
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ text }) => findRoute(text).route.path === '*')).toEqual([]);
});

test('every indexed page has its own title and description, of a length that search results show', async () => {
  const pages = (await listPages()).filter(({ unlisted }) => !unlisted);
  const heads = await Promise.all(
    pages.map(async ({ path }) => {
      await loaded.preload(path);
      return { path, ...headOf(path) };
    }),
  );
  expect(heads).toHaveLength(PATHS.length);
  expect(heads.filter(({ title }) => title.length > 60 || title.length < 10)).toEqual([]);
  expect(heads.filter(({ description }) => description.length < 70 || description.length > 155)).toEqual([]);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});
