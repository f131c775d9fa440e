import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { PLAYWRIGHT_DISABLED_FEATURES } from '../../support/playwright/browser.ts';

test('the browser tests disable every feature that Playwright disables', () => {
  // Playwright exports the list nowhere.
  const source = readFileSync(join(root, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(source) ?? [];
  const names = [...list.matchAll(/^ *"(\w+)",?$/gm)].map(([, name]) => name);
  expect(PLAYWRIGHT_DISABLED_FEATURES).toEqual(names.sort());
});
