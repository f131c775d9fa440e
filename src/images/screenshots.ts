import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Route } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../scripts/root.ts';
import { articles } from '../content/articles/index.ts';
import { articlePath, CONSENT_KEY } from '../shared/page-contract.ts';
import { writePng } from './files.ts';

const ORIGIN = 'http://localhost';
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

const shots = [
  { name: 'narrow-1', path: '/', device: phone },
  { name: 'narrow-2', path: articlePath(articles[0]?.slug ?? ''), device: phone },
  { name: 'wide-1', path: '/', device: desk },
];

/** Lazy images do not delay the load event, but `decode()` waits until they are loaded. */
const DECODED = `Promise.all([...document.images]
  .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
  .map((image) => image.decode()))`;

/** Takes the web manifest's screenshots of the built site, with the cookie banner already answered. */
export async function makeScreenshots(browser: Browser): Promise<void> {
  for (const { name, path, device } of shots) {
    const context = await browser.newContext({ ...device, serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'fr-FR' });
    await context.addInitScript(`localStorage.setItem("${CONSENT_KEY}", "essential")`);
    await context.route(/.*/, fromDist);
    const page = await context.newPage();
    await page.goto(ORIGIN + path);
    await page.evaluate('document.fonts.ready');
    await page.evaluate(DECODED);
    await writePng(`screenshots/${name}.png`, sharp(await page.screenshot()), { colours: 128 });
    await context.close();
  }
}

/** Serves requests to the page's own origin from dist, and blocks all others. */
async function fromDist(route: Route): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  if (origin !== ORIGIN) return route.abort();
  const file = pathname === '/' ? 'index.html' : /\.\w+$/.test(pathname) ? pathname : `${pathname}.html`;
  const path = join(root, 'dist', file);
  return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
}
