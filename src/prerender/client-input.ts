/** The module that registers the service worker. */
export const WORKER = 'src/browser/register-worker.ts';
/** The document, whose script is the code that every page shares. */
export const ENTRY = 'index.html';
/** The feed's stylesheet. */
export const FEED_STYLE = 'src/app/styles/feed.css';
