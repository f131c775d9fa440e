import { getDefaultStore } from 'jotai';
import { hasReadArticleAtom } from '../../app/pwa/article-reading.ts';
import { closeInstallOffer, toastInstall, toastIosSteps } from '../../app/pwa/install-toasts.tsx';
import { readItem, writeItem } from '../../app/storage/web-storage.ts';
import { CONSENT_BANNER_ID } from '../../shared/page-contract.ts';
import { iosBrowser } from './ios-browser.ts';

const KEY = 'install-offer';
const INSTALLED = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)';

/** Offers those who have read an article to install the app, where the browser can. A refusal is remembered. */
export async function offerInstall(): Promise<void> {
  if (matchMedia(INSTALLED).matches || navigator.standalone || readItem('localStorage', KEY)) return;
  const answered = new AbortController();
  // Fires after an installation from the browser's own menu, too, before there is an offer.
  window.addEventListener('appinstalled', () => answered.abort());
  await bannerGone();
  const dismiss = () => {
    writeItem('localStorage', KEY, 'dismissed');
    answered.abort();
  };
  const browser = isIos() && iosBrowser(navigator.userAgent);
  if (browser) return offerAfterReading(() => toastIosSteps(browser, dismiss), answered.signal);
  const prompt = await installPrompt();
  const install = async () => {
    answered.abort();
    // Rejects if the browser has shown the prompt before, or the page has lost the focus: there is nothing more to offer.
    const answer = await prompt.prompt().catch(() => undefined);
    if (answer?.outcome === 'dismissed') dismiss();
  };
  offerAfterReading(() => toastInstall({ install, dismiss }), answered.signal);
}

/** Shows the offer on each article that has been read, until it is answered. */
function offerAfterReading(offer: () => void, answered: AbortSignal): void {
  if (answered.aborted) return;
  const atoms = getDefaultStore();
  const update = () => (atoms.get(hasReadArticleAtom) ? offer() : closeInstallOffer());
  const stop = atoms.sub(hasReadArticleAtom, update);
  answered.addEventListener('abort', () => {
    stop();
    closeInstallOffer();
  });
  update();
}

/** Resolves once the cookie banner is answered, or where a filter list hides it: one question at a time. */
function bannerGone(): Promise<void> {
  const banner = document.getElementById(CONSENT_BANNER_ID);
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
