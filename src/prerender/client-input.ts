/** What every page imports: the code that hydrates it. index.html names it, too, for the development server. */
export const ENTRY = 'src/browser/main.ts';
/** The module that registers the service worker. */
export const WORKER = 'src/browser/register-worker.ts';
/** For print, and for pages without JavaScript: the only stylesheet that pages link rather than inline, in index.html. */
export const MEDIA_STYLE = 'src/app/styles/media.css';
/** The feed's stylesheet. */
export const FEED_STYLE = 'src/app/styles/feed.css';
