import { about } from '../content/about.ts';
import { articles } from '../content/articles/index.ts';
import { blog } from '../content/blog.ts';
import { contact } from '../content/contact.ts';
import { home } from '../content/home.ts';
import { page as cgv } from '../content/legal/cgv.ts';
import { page as confidentialite } from '../content/legal/confidentialite.ts';
import { page as cookies } from '../content/legal/cookies.ts';
import { page as mentionsLegales } from '../content/legal/mentions-legales.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Families of drawings. In each, the line enters at the same height: `line`, in the drawing's own units, as `width` and `height`. */
export type SceneKind = 'cover' | 'hero' | 'portrait' | 'sketch';
/** What the image of a shared link shows: a page's title, and a drawing (none: the line alone). */
export type Card = { name: string; title: string; mark: string; scene?: { kind: SceneKind; src: string } };

const ofPages: Card[] = [
  page('home', home.hero.website.title, { kind: 'hero', src: home.hero.website.scene.src }),
  page('services', services.title, { kind: 'hero', src: home.hero.webapp.scene.src }),
  page('about', about.title, { kind: 'portrait', src: about.founder.image.src }),
  page('contact', contact.title, { kind: 'sketch', src: '/images/method/1.svg' }),
  page('blog', blog.title, { kind: 'cover', src: '/images/covers/reussir-transformation-digitale-2025.svg' }),
  page('confidentialite', confidentialite.title),
  page('mentions-legales', mentionsLegales.title),
  page('cgv', cgv.title),
  page('cookies', cookies.title),
];

/** Every card of the site. */
export const cards: readonly Card[] = [
  ...ofPages,
  ...articles.map(({ slug, title, category, coverImage }): Card => {
    return { name: slug, title, mark: category, scene: { kind: 'cover', src: coverImage } };
  }),
];

/** The image that stands for a listed path when it is shared. Throws when it has none. */
export function cardOf(path: string): { image: string; alt: string } {
  const name = path === '/' ? 'home' : path.split('/').at(-1);
  const card = cards.find((candidate) => candidate.name === name);
  if (!card) throw new Error(`og-cards.ts has no card for ${path}`);
  return { image: `/og/${name}.png`, alt: `« ${card.title} », à côté d’un dessin fait d’un seul trait.` };
}

function page(name: string, title: string, scene?: Card['scene']): Card {
  return { name, title, mark: site.tagline, ...(scene ? { scene } : {}) };
}
