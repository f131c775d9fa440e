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

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/**
 * A share card, the image that a link preview shows. `name`: its file's, and the last segment of its page's path, `home` for the home
 * page. Its drawing is in images/card-drawings.ts.
 */
export type Card = { name: string; title: string; eyebrow: string };

/** The home page's card, and that of each page without one of its own. */
const siteCard = makePageCard('home', home.hero.website.title);

const pageCards: Card[] = [
  siteCard,
  makePageCard('services', services.title),
  makePageCard('about', about.title),
  makePageCard('contact', contact.title),
  makePageCard('blog', blog.title),
  makePageCard('confidentialite', dataProtection.title),
  makePageCard('mentions-legales', legalNotice.title),
  makePageCard('cgv', terms.title),
  makePageCard('cookies', cookies.title),
];

const articleCards = articles.map(({ slug, title, category }): Card => ({ name: slug, title, eyebrow: category }));

export const cards: readonly Card[] = [...pageCards, ...articleCards];

/** A listed path's share card, and its alt text: what is written on it. */
export function cardOf(path: string): { image: string; alt: string } {
  const { name, title } = cards.find((card) => card.name === path.split('/').at(-1)) ?? siteCard;
  return { image: `/og/${name}.png`, alt: `« ${title} »` };
}

function makePageCard(name: string, title: string): Card {
  return { name, title, eyebrow: site.tagline };
}
