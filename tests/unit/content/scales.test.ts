import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { home } from '../../../src/content/home.ts';

const css = readFileSync(join(root, 'src/app/sections/home/PillarsSection.css'), 'utf8');

test('the prices are drawn to scale', () => {
  const [, columns = ''] = /\.pillar-prices \{[^}]*grid-template-columns: ([^;]+);/s.exec(css) ?? [];
  const widths = columns.split(' ').map(Number.parseFloat);
  const prices = home.offers.items.map(({ price }) => Number.parseInt(price.replace(/\s/g, ''), 10));
  const steps = prices.map((price, index) => price - (prices[index - 1] ?? 0));
  expect(widths).toEqual(steps.map((step) => step / 100));
});
