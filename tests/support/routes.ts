import { articles } from '../../src/content/articles/index.ts';

/** The seven slugs, as the specification lists them: a renamed article is a broken link somewhere. */
export const SLUGS = [
  'optimiser-strategie-digitale-2023',
  'cles-site-ecommerce-performant',
  'impact-ia-generative-developpement-web',
  'securiser-site-web-bonnes-pratiques',
  'reussir-transformation-digitale-2025',
  'importance-ux-design-site-web',
  'bonnes-pratiques-seo-2025',
] as const;

/** Every route of the specification with what its title and its h1 say. */
export const ROUTES: readonly { path: string; title: RegExp; heading: RegExp }[] = [
  { path: '/', title: /^Trait, agence web/, heading: /trait/i },
  { path: '/services', title: /^Sites, applications, boutiques/, heading: /trait/i },
  { path: '/about', title: /^À propos/, heading: /trait/i },
  { path: '/contact', title: /^Contact/, heading: /^Entrons en contact$/ },
  { path: '/blog', title: /^Notre Blog/, heading: /^Notre Blog$/ },
  ...SLUGS.map((slug) => ({ path: `/blog/${slug}`, ...articleHeads(slug) })),
  { path: '/confidentialite', title: /confidentialité/i, heading: /confidentialité/i },
  { path: '/mentions-legales', title: /^Mentions légales/, heading: /^Mentions légales$/ },
  { path: '/cgv', title: /conditions générales|CGV/i, heading: /^Conditions générales/ },
  { path: '/cookies', title: /cookies/i, heading: /cookies/i },
];

export const PATHS: readonly string[] = ROUTES.map(({ path }) => path);

export const UNKNOWN = '/chemin/inconnu';

function articleHeads(slug: string): { title: RegExp; heading: RegExp } {
  const title = articles.find((article) => article.slug === slug)?.title ?? `no article ${slug}`;
  const whole = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { title: new RegExp(`^${whole}`), heading: new RegExp(`^${whole}$`) };
}
