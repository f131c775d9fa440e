// Shortcuts (UnoCSS's word): a class that stands for utilities, named after the element that looks so. README.md says which of them are
// whose, and what overrides what.
import { about } from './shortcuts/about.ts';
import { article } from './shortcuts/article.ts';
import { blog } from './shortcuts/blog.ts';
import { carousel } from './shortcuts/carousel.ts';
import { contact } from './shortcuts/contact.ts';
import { contactResult } from './shortcuts/contact-result.ts';
import { founder } from './shortcuts/founder.ts';
import { home } from './shortcuts/home.ts';
import { legal } from './shortcuts/legal.ts';
import { notFound } from './shortcuts/not-found.ts';
import { notebook } from './shortcuts/notebook.ts';
import { pageHero } from './shortcuts/page-hero.ts';
import { services } from './shortcuts/services.ts';
import { sharedShortcuts } from './shortcuts/shared.ts';
import { toasts } from './shortcuts/toasts.ts';
import { toc } from './shortcuts/toc.ts';
import { waiting } from './shortcuts/waiting.ts';
import { waitingCount } from './shortcuts/waiting-count.ts';

/** The shortcuts of one kind of page, or of one component, whose module, and no other, imports them as `virtual:uno:<kind>.css`. */
const kinds = {
  home,
  about,
  services,
  contact,
  'contact-result': contactResult,
  blog,
  article,
  legal,
  'not-found': notFound,
  'page-hero': pageHero,
  founder,
  notebook,
  toc,
  carousel,
  waiting,
  'waiting-count': waitingCount,
  toasts,
};

/** Their shortcuts for UnoCSS: name, utilities, layer. */
export const layeredShortcuts = Object.entries(kinds).flatMap(([layer, shortcuts]) =>
  Object.entries(shortcuts).map(([name, utilities]): [string, string, { layer: string }] => [name, utilities, { layer }]),
);

export { sharedShortcuts };
