// Shortcuts (UnoCSS's word): a class that stands for utilities, named after the element that looks so. README.md says which of them are
// whose, and what overrides what.
import { about } from './kinds/about.shortcuts.ts';
import { article } from './kinds/article.shortcuts.ts';
import { blog } from './kinds/blog.shortcuts.ts';
import { carousel } from './kinds/carousel.shortcuts.ts';
import { contact } from './kinds/contact.shortcuts.ts';
import { contactResult } from './kinds/contact-result.shortcuts.ts';
import { founder } from './kinds/founder.shortcuts.ts';
import { home } from './kinds/home.shortcuts.ts';
import { legal } from './kinds/legal.shortcuts.ts';
import { notFound } from './kinds/not-found.shortcuts.ts';
import { notebook } from './kinds/notebook.shortcuts.ts';
import { pageHero } from './kinds/page-hero.shortcuts.ts';
import { services } from './kinds/services.shortcuts.ts';
import { toasts } from './kinds/toasts.shortcuts.ts';
import { toc } from './kinds/toc.shortcuts.ts';
import { waiting } from './kinds/waiting.shortcuts.ts';
import { waitingCount } from './kinds/waiting-count.shortcuts.ts';
import { sharedShortcuts } from './shared.shortcuts.ts';

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
