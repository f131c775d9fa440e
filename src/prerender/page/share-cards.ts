import { about } from '../../content/about.ts';
import { articles } from '../../content/articles/index.ts';
import { blog } from '../../content/blog.ts';
import { contact } from '../../content/contact.ts';
import { home } from '../../content/home.ts';
import { cookies } from '../../content/legal/cookies.ts';
import { dataProtection } from '../../content/legal/data-protection.ts';
import { legalNotice } from '../../content/legal/legal-notice.ts';
import { terms } from '../../content/legal/terms.ts';
import { services } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import { articlePath, BLOG_PATH, CONTACT_PATH } from '../../shared/page-contract.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** A share card: the image that a link preview of the page at `path` shows. Its drawing is in images/card-drawings.ts. */
export type Card = { path: string; title: string; eyebrow: string };

/** The home page's card, and that of each page without one of its own. */
const siteCard = makePageCard('/', home.hero.website.title);

const pageCards: Card[] = [
  siteCard,
  makePageCard('/services', services.title),
  makePageCard('/about', about.title),
  makePageCard(CONTACT_PATH, contact.title),
  makePageCard(BLOG_PATH, blog.title),
  makePageCard('/confidentialite', dataProtection.title),
  makePageCard('/mentions-legales', legalNotice.title),
  makePageCard('/cgv', terms.title),
  makePageCard('/cookies', cookies.title),
];

const articleCards = articles.map(({ slug, title, category }): Card => ({ path: articlePath(slug), title, eyebrow: category }));

export const cards: readonly Card[] = [...pageCards, ...articleCards];

/** A listed path's share card, and its alt text: what is written on it. */
export function cardOf(path: string): { image: string; alt: string } {
  const card = cards.find((card) => card.path === path) ?? siteCard;
  return { image: `/${cardFile(card)}`, alt: `« ${card.title} »` };
}

/** A card's file, in public/. */
export function cardFile({ path }: Card): string {
  return `og${path === '/' ? '/home' : path}.png`;
}

function makePageCard(path: string, title: string): Card {
  return { path, title, eyebrow: site.tagline };
}
