import { ARTICLE_PATH, BLOG_PATH, CONTACT_PATH } from '../../shared/page-contract.ts';

/** One row feeds router, prerender, head, sitemap and the links of header and footer. Pure data: the build reads it in Node, too. */
export type Route = {
  /** `:name` stands for a parameter, `*` for everything that no other row matches. */
  path: string;
  /** A file of pages/, without its extension. Stylesheets name it as `data-page`. */
  module: string;
  /** The text of its link in the header, the menu and the footer. */
  nav?: string;
  /** The text of its link under « Informations légales » in the footer. */
  legal?: string;
  /**
   * Whether React starts as soon as the page has loaded, not at the visitor's first interaction. The contact page must show a stored draft
   * before another is typed. The missing page must log its URL before the visitor leaves, as the specification asks.
   */
  hydrate?: 'now';
  /** Shown to visitors, hidden from search engines and the sitemap. */
  unlisted?: true;
};

/** Rows in the order of the links. The paths, English and French, are the specification's. */
export const routes: readonly Route[] = [
  { path: '/', module: 'HomePage', nav: 'Accueil' },
  { path: '/services', module: 'ServicesPage', nav: 'Services' },
  { path: '/about', module: 'AboutPage', nav: 'À propos' },
  { path: BLOG_PATH, module: 'BlogPage', nav: 'Blog' },
  { path: ARTICLE_PATH, module: 'ArticlePage' },
  { path: CONTACT_PATH, module: 'ContactPage', nav: 'Contact', hydrate: 'now' },
  { path: `${CONTACT_PATH}/:result`, module: 'ContactResultPage', unlisted: true },
  { path: '/confidentialite', module: 'DataProtectionPage', legal: 'Confidentialité' },
  { path: '/cookies', module: 'CookiesPage', legal: 'Cookies' },
  { path: '/cgv', module: 'TermsPage', legal: 'CGV' },
  { path: '/mentions-legales', module: 'LegalNoticePage', legal: 'Mentions légales' },
  { path: '*', module: 'NotFoundPage', hydrate: 'now', unlisted: true },
];

/** The content of a page's `robots` meta tag. */
export function robotsOf({ unlisted }: { unlisted?: boolean | undefined }): string {
  return unlisted ? 'noindex' : 'max-image-preview:large';
}
