import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoute } from '../../../src/app/routes.ts';
import { contentAddresses } from '../../support/content-texts.ts';

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
