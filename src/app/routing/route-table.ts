import { ARTICLE_PATH, BLOG_PATH } from '../../shared/page-contract.ts';

/** One row feeds router, prerender, head, sitemap and the links of header and footer. Pure data: the build reads it outside Vite, too. */
export type Route = {
  /** `:name` stands for a parameter, `*` for everything that no other row matches. */
  path: string;
  /** A file of pages/, without its extension. */
  page: string;
  /** The text of its link in the header, the menu and the footer. */
  nav?: string;
  /** The text of its link under « Informations légales » in the footer. */
  legal?: string;
  /** Shown to visitors, hidden from search engines and the sitemap. */
  unlisted?: true;
};

/** Rows in the order of the links. */
export const routes: readonly Route[] = [
  { path: '/', page: 'HomePage', nav: 'Accueil' },
  { path: '/services', page: 'ServicesPage', nav: 'Services' },
  { path: '/about', page: 'AboutPage', nav: 'À propos' },
  { path: BLOG_PATH, page: 'BlogPage', nav: 'Blog' },
  { path: ARTICLE_PATH, page: 'ArticlePage' },
  { path: '/contact', page: 'ContactPage', nav: 'Contact' },
  { path: '/contact/:result', page: 'ContactResultPage', unlisted: true },
  { path: '/confidentialite', page: 'ConfidentialitePage', legal: 'Confidentialité' },
  { path: '/cookies', page: 'CookiesPage', legal: 'Cookies' },
  { path: '/cgv', page: 'CgvPage', legal: 'CGV' },
  { path: '/mentions-legales', page: 'MentionsLegalesPage', legal: 'Mentions légales' },
  { path: '*', page: 'NotFoundPage', unlisted: true },
];

/** The content of a page's `robots` meta tag. */
export function robotsOf({ unlisted }: { unlisted?: boolean }): string {
  return unlisted ? 'noindex' : 'max-image-preview:large';
}
