import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { integrityOf } from '../prerender/hash.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Card, cardFile, cards } from '../prerender/page/share-cards.ts';
import { drawingOf, filesOf } from './card-drawings.ts';
import { cardHtml, fitTitle } from './card-html.ts';
import { digestIn, fontFile, publicFile, writePng } from './files.ts';

/** Digest of everything that a card's image is made from: when it changes, the image is out of date. */
export async function cardDigest(card: Card): Promise<string> {
  return integrityOf((await cardSource(card)) + fitTitle);
}

async function cardSource(card: Card): Promise<string> {
  const drawing = drawingOf(card.path);
  const pictures = await Promise.all((drawing ? filesOf(drawing) : []).map((file) => readFile(publicFile(file))));
  return cardHtml(card, await fontFile('bricolage-grotesque'), drawing && { drawing, pictures });
}

/** Renders the cards whose title, drawing or layout has changed since their image was made. */
export async function makeCards(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: CARD_WIDTH, height: CARD_HEIGHT } });
  for (const card of cards) {
    const file = cardFile(card);
    const digest = await cardDigest(card);
    if ((await digestIn(file)) === digest) continue;
    await page.setContent(await cardSource(card));
    await page.evaluate(fitTitle);
    await writePng(file, sharp(await page.screenshot()), { colours: 96, digest });
  }
  await page.close();
}
