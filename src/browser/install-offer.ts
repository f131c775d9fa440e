import { getDefaultStore } from 'jotai';
import { closeInstallOffer, showIosSteps, toastInstall } from '../app/pwa/install-toasts.tsx';
import { onRouteChange, shownPathAtom } from '../app/routing/shown-path.ts';
import { stringStorage } from '../app/storage/string-storage.ts';
import { BLOG_PATH } from '../shared/page-contract.ts';
import { iosBrowser } from './ios-browser.ts';
import { signOfInterest } from './sign-of-interest.ts';

const KEY = 'install-offer';
const storage = stringStorage(['dismissed']);
const INSTALLED = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)';

/** Offers readers of articles to install the app, where the browser can, once they have shown interest. A refusal is remembered. */
export async function offerInstall(): Promise<void> {
  if (matchMedia(INSTALLED).matches || navigator.standalone || storage.getItem(KEY)) return;
  const answered = new AbortController();
  // Fires after an installation from the browser's own menu, too, before there is an offer.
  window.addEventListener('appinstalled', () => answered.abort());
  await signOfInterest();
  await bannerGone();
  const dismiss = () => {
    storage.setItem(KEY, 'dismissed');
    answered.abort();
  };
  const browser = isIos() && iosBrowser(navigator.userAgent);
  if (browser) return offerOnArticles(() => showIosSteps(browser, dismiss), answered.signal);
  const prompt = await installPrompt();
  const install = async () => {
    answered.abort();
    // Rejects if the browser has shown it before, or the page has lost the focus: there is nothing more to offer.
    const answer = await prompt.prompt().catch(() => undefined);
    if (answer?.outcome === 'dismissed') dismiss();
  };
  offerOnArticles(() => toastInstall({ install, dismiss }), answered.signal);
}

/** Keeps the offer on the screen while an article is, until it is answered. */
function offerOnArticles(offer: () => void, answered: AbortSignal): void {
  if (answered.aborted) return;
  const update = (path: string) => {
    if (path.startsWith(`${BLOG_PATH}/`)) offer();
    else closeInstallOffer();
  };
  const stop = onRouteChange(update);
  answered.addEventListener('abort', () => {
    stop();
    closeInstallOffer();
  });
  update(getDefaultStore().get(shownPathAtom));
}

/** Resolves once the cookie banner is answered, or where a filter list hides it: one question at a time. */
function bannerGone(): Promise<void> {
  const banner = document.querySelector('.choice-banner');
  return new Promise((resolve) => {
    if (!banner) return resolve();
    new ResizeObserver((_, observer) => {
      if (banner.getClientRects().length > 0) return;
      observer.disconnect();
      resolve();
    }).observe(banner);
  });
}

function installPrompt(): Promise<BeforeInstallPromptEvent> {
  if (window.installPrompt) return Promise.resolve(window.installPrompt);
  return new Promise((resolve) => window.addEventListener('beforeinstallprompt', resolve, { once: true }));
}

/** iPads pose as Macs. Safari on macOS has `standalone` as well, but no touch screen. */
function isIos(): boolean {
  return navigator.standalone === false && navigator.maxTouchPoints > 1;
}
