// SCRIPT entry (`npm run images`): makes figures, icons, share cards and screenshots for public/ from the site's texts and drawings,
// and names each file that it changes.
// Build first: screenshots need dist.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { root } from '../../scripts/root.ts';
import { makeFigures } from './figures.ts';
import { makeIcons } from './icons.ts';
import { makeCards } from './make-cards.ts';
import { makeScreenshots } from './screenshots.ts';

// The browser that `preimages` has found or installed.
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
try {
  await makeFigures();
  await makeIcons();
  await makeCards(browser);
  if (existsSync(join(root, 'dist/index.html'))) await makeScreenshots(browser);
  else console.warn('No screenshots: `npm run build` comes first');
} finally {
  await browser.close();
}
