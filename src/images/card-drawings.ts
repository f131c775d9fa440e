import { heroFile } from '../app/sections/hero/hero-file.ts';
import { FIRST_TRADE } from '../app/sections/hero/trade.ts';
import { about } from '../content/about.ts';
import { articles } from '../content/articles/index.ts';
import type { HeroVariant } from '../content/types.ts';
import { articlePath, BLOG_PATH, CONTACT_PATH } from '../shared/page-contract.ts';

/** Families of drawings. The line enters all drawings of a family at the same height (`line` in card-html.ts). */
export type DrawingKind = 'cover' | 'hero' | 'portrait' | 'sketch';
/** What a share card shows beside its title. The hero has two drawings; a card shows half of each. */
export type Drawing = { kind: 'hero'; variant: HeroVariant } | { kind: Exclude<DrawingKind, 'hero'>; src: string };

const pageDrawings: Record<string, Drawing> = {
  '/': { kind: 'hero', variant: 'website' },
  '/services': { kind: 'hero', variant: 'webapp' },
  '/about': { kind: 'portrait', src: about.founder.image.src },
  [CONTACT_PATH]: { kind: 'sketch', src: '/images/method/1.svg' },
  [BLOG_PATH]: { kind: 'cover', src: '/images/covers/reussir-transformation-digitale-2025.svg' },
};

/** The drawing on a path's card; `undefined` if the card shows the line alone. */
export function drawingOf(path: string): Drawing | undefined {
  const article = articles.find(({ slug }) => articlePath(slug) === path);
  return article ? { kind: 'cover', src: article.coverImage } : pageDrawings[path];
}

/** The files of a drawing. */
export function filesOf(drawing: Drawing): string[] {
  if (drawing.kind !== 'hero') return [drawing.src];
  return (['sketch', 'product'] as const).map((layer) => heroFile(drawing.variant, FIRST_TRADE, layer));
}
