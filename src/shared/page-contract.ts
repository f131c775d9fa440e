// NAMES that the build, the inline script, the page and the worker agree on: each stands here once, and all import it. Stylesheets cannot,
// and repeat what is marked « CSS ».

/**
 * The cookie choice, in localStorage as raw strings. The inline script stores it at every click, before and after React runs; app/consent
 * stores it too, because `npm run dev` has no inline script. Each optional kind of cookie is `true` or `false` under its own key.
 */
export const CONSENT_KEY = 'cookie-consent';
export const CONSENTS = ['all', 'essential'] as const;
export type Consent = (typeof CONSENTS)[number];
export const OPTIONAL_COOKIES = ['analytics-cookies', 'functional-cookies'] as const;

/** The buttons that make the choice, which is their value. An extension's own buttons may have others. */
export const CONSENT_BUTTON = 'button[value=all],button[value=essential]';

/** The id of the cookie banner, which the install offer waits for. */
export const CONSENT_BANNER_ID = 'choice-banner';

/** Drawings of which the page shows one: the hero's, by variant (HeroDrawing.tsx), and the services', by type (ServiceTypes.tsx). */
export const ALTERNATIVE_DRAWINGS = 'img.hero-drawing, .service-scene img';

/** The `data-` attributes of the root element. */
export type RootData = {
  /** The module that registers the service worker. From the build, as are the next two, for the inline script. */
  registration: string;
  /** The modules that the page hydrates with, separated by spaces. */
  modules: string;
  /** Present if the page hydrates as soon as it has loaded. */
  hydrate?: 'now';
  /** Present until the first frame is painted: what is below the window is laid out after it (CSS). From the build, too. */
  unpainted?: '';
  /**
   * `all` or `essential` once the visitor has chosen; any other value shows the banner (CSS). Set by the inline script. Named « choice », since
   * filter lists hide what is named after cookies or consent.
   */
  choice?: string;
  /** Present once the visitor has followed a link of the site: further pages are written or wiped in (CSS). */
  followed?: '';
};

/** The time after which a page counts as loaded although a file, such as a font, has not come. */
export const LOAD_LIMIT_MS = 8_000;

/** The id of the main content, to which the skip link leads. */
export const CONTENT_ID = 'contenu';
/** The id of the contact page's list of waiting messages (app/contact/waiting/WaitingMessages.tsx), for links that lead there. */
export const WAITING_LIST_ID = 'messages-en-attente';

export const CONTACT_PATH = '/contact';
/** The parameters in which the contact page gets what another app shares with the installed site. */
export const SHARE_PARAMETERS = { title: 'title', text: 'text', url: 'url' } as const;
export const BLOG_PATH = '/blog';
/** The path of an article. The host and the worker redirect those that do not exist to the blog. */
export const ARTICLE_PATH = '/blog/:slug';

export function articlePath(slug: string): string {
  return ARTICLE_PATH.replace(':slug', slug);
}

export const FEED_PATH = '/feed.xml';
