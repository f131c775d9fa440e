import { heroFile } from '../../app/sections/home/hero-file.ts';
import { about } from '../../content/about.ts';
import { articles } from '../../content/articles/index.ts';
import { blog } from '../../content/blog.ts';
import { contact } from '../../content/contact.ts';
import { home } from '../../content/home.ts';
import { legal as cookies } from '../../content/legal/cookies.ts';
import { legal as dataProtection } from '../../content/legal/data-protection.ts';
import { legal as legalNotice } from '../../content/legal/legal-notice.ts';
import { legal as terms } from '../../content/legal/terms.ts';
import { services } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import type { HeroVariant } from '../../content/types.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Families of drawings. The line enters all drawings of a family at the same height (`line` in images/card-html.ts). */
export type SceneKind = 'cover' | 'hero' | 'portrait' | 'sketch';
/** The hero's drawings are two, of which a card shows half each. */
export type Scene = { kind: 'hero'; variant: HeroVariant } | { kind: Exclude<SceneKind, 'hero'>; src: string };
/** A share card, the image that a link preview shows: the page's title with a drawing, or with the line alone if there is no `scene`. */
export type Card = { name: string; title: string; eyebrow: string; scene?: Scene };

/** The home page's card, and that of each page without one of its own. */
const siteCard = makePageCard('home', home.hero.website.title, { kind: 'hero', variant: 'website' });

const pageCards: Card[] = [
  siteCard,
  makePageCard('services', services.title, { kind: 'hero', variant: 'webapp' }),
  makePageCard('about', about.title, { kind: 'portrait', src: about.founder.image.src }),
  makePageCard('contact', contact.title, { kind: 'sketch', src: '/images/method/1.svg' }),
  makePageCard('blog', blog.title, { kind: 'cover', src: '/images/covers/reussir-transformation-digitale-2025.svg' }),
  makePageCard('confidentialite', dataProtection.title),
  makePageCard('mentions-legales', legalNotice.title),
  makePageCard('cgv', terms.title),
  makePageCard('cookies', cookies.title),
];

const articleCards = articles.map(({ slug, title, category, coverImage }): Card => {
  return { name: slug, title, eyebrow: category, scene: { kind: 'cover', src: coverImage } };
});

export const cards: readonly Card[] = [...pageCards, ...articleCards];

/** A listed path's share card, and its alt text: what is written on it. */
export function cardOf(path: string): { image: string; alt: string } {
  const { name, title } = cards.find((card) => card.name === path.split('/').at(-1)) ?? siteCard;
  return { image: `/og/${name}.png`, alt: `« ${title} »` };
}

/** The files that a scene is drawn in. */
export function drawingsOf(scene: Scene): string[] {
  if (scene.kind !== 'hero') return [scene.src];
  return (['sketch', 'product'] as const).map((layer) => heroFile(scene.variant, 'luthier', layer));
}

function makePageCard(name: string, title: string, scene?: Scene): Card {
  return { name, title, eyebrow: site.tagline, ...(scene ? { scene } : {}) };
}
