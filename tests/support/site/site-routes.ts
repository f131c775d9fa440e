import { articles } from '../../../src/content/articles/index.ts';
import { contact } from '../../../src/content/contact.ts';
import { articlePath } from '../../../src/shared/page-contract.ts';

/** The slugs of all articles, in the blog's order; unit/content/articles.test.ts checks the seven of the specification. */
export const SLUGS: readonly string[] = articles.map(({ slug }) => slug);

/** Every route, with patterns for its title and its h1. */
export const ROUTES: readonly { path: string; title: RegExp; heading: RegExp }[] = [
  { path: '/', title: /^Trait, agence web/, heading: /trait/i },
  { path: '/services', title: /^Sites, boutiques, applications/, heading: /^Sites, boutiques, applications/ },
  { path: '/about', title: /^À propos/, heading: /^Trait, de\svotre\sidée/ },
  { path: '/contact', title: /^Contact/, heading: /^Entrons en contact$/ },
  { path: '/blog', title: /^Notre Blog/, heading: /^Notre Blog$/ },
  ...SLUGS.map((slug) => ({ path: articlePath(slug), ...articleHeads(slug) })),
  { path: '/confidentialite', title: /confidentialité/i, heading: /confidentialité/i },
  { path: '/mentions-legales', title: /^Mentions légales/, heading: /^Mentions légales$/ },
  { path: '/cgv', title: /conditions générales|CGV/i, heading: /^Conditions générales/ },
  { path: '/cookies', title: /cookies/i, heading: /cookies/i },
];

export const PATHS: readonly string[] = ROUTES.map(({ path }) => path);

/** Where a form that was posted without JavaScript leads. */
export const RESULTS: readonly string[] = Object.keys(contact.results).map((slug) => `/contact/${slug}`);

export const UNKNOWN = '/chemin/inconnu';

function articleHeads(slug: string): { title: RegExp; heading: RegExp } {
  const title = articles.find((article) => article.slug === slug)?.title ?? `no article ${slug}`;
  const whole = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { title: new RegExp(`^${whole}`), heading: new RegExp(`^${whole}$`) };
}
