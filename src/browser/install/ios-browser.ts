import type { IosBrowser } from '../../app/pwa/install-toasts.tsx';

/** Maps the products that a user agent names after its engine to the browser. « Mobile » is left out: a desktop site's user agent lacks it. */
const BROWSERS = new Map<string, IosBrowser>([
  ['Version Safari', 'Safari'],
  ['CriOS Safari', 'Chrome'],
  ['CriOS Version Safari', 'Chrome'],
  ['FxiOS Safari', 'Firefox'],
  ['EdgiOS Safari', 'Edge'],
  ['Version EdgiOS Safari', 'Edge'],
]);

/**
 * The browser of a user agent on iOS, if its share sheet is known to offer « Sur l’écran d’accueil ». Since iOS 16.4, which is older than
 * what our code needs, other browsers may (https://webkit.org/blog/13878/). A web view inside another app cannot, and names that app, or no
 * Safari. The one view that cannot be told apart is Safari's own inside other apps (SFSafariViewController).
 */
export function iosBrowser(userAgent: string): IosBrowser | undefined {
  const [, products = ''] = userAgent.split('(KHTML, like Gecko) ');
  return BROWSERS.get(products.replace(/\/\S+/g, '').replace('Mobile ', ''));
}
