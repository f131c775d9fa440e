/** The module that hydrates every page. index.html names it, too, for the development server. */
export const ENTRY = 'src/browser/main.ts';
/** The module that registers the service worker. */
export const REGISTRATION = 'src/browser/worker/worker-registration.ts';
/** The stylesheet for print, forced colours and pages without JavaScript. Pages link this one, in index.html, and inline all others. */
export const MEDIA_STYLE = 'src/app/styles/media.css';
/** The feed's stylesheet. */
export const FEED_STYLE = 'src/app/styles/feed.css';

/** What Vite builds for browsers. */
export const entries = { index: ENTRY, register: REGISTRATION, media: MEDIA_STYLE, feed: FEED_STYLE };
