// INLINE entry: the only inline script, which prerender/page/inline-script.ts bundles and minifies into every page. The page works without it;
// it hydrates the page at the visitor's first interaction, or after HYDRATE_AFTER_MS without one. Every byte counts: a page's HTML has a
// budget.
import {
  ALTERNATIVE_DRAWINGS,
  CONSENT_BUTTON,
  CONSENT_KEY,
  LOAD_LIMIT_MS,
  OPTIONAL_COOKIES,
  type RootData,
} from '../shared/page-contract.ts';

/** Time from load, or from `LOAD_LIMIT_MS`, to the hydration of a page that nobody touches: the first seconds are for reading. */
const HYDRATE_AFTER_MS = 3000;
/** Time from load to the prefetch of modules and drawings: soon, so that hydration need not wait for the network, but after the page has drawn. */
const PREFETCH_AFTER_MS = 400;

const data = document.documentElement.dataset as RootData;
const modules = data.modules.split(' ');

// The page that opened this one can no longer navigate it: https://html.spec.whatwg.org/multipage/document-sequences.html#familiar-with
self.opener = null;

// Clicks are kept until React listens (pre-hydration.ts).
const clicks: Event[] = [];
const keepClick = (event: Event) => clicks.push(event);
addEventListener('click', keepClick, true);
self.preHydration = { clicks, stop: () => removeEventListener('click', keepClick, true) };

// The install prompt fires only once.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  self.installPrompt = event;
});

let isImporting = false;
// Called at each interaction, once per kind. Importing a module that is there costs nothing; one that could not be fetched is tried again,
// unless the browser remembers the failure (whatwg/html#6768): there, the page stays prerendered.
const importModules = () => {
  isImporting = true;
  for (const module of modules) import(module);
};
// Touching counts only once it has become a click, so that none of our code runs between the touch and its effect, such as following a
// link. Back and Forward count, too: hydrate.tsx loads the page that the URL then names.
for (const event of 'pointermove keydown scroll focusin click popstate'.split(' '))
  addEventListener(event, importModules, { capture: true, once: true });

// A cookie choice hides the banner and is stored at once. Translators wrap a button's text in an element, which is then the click's target.
addEventListener('click', ({ target }) => {
  try {
    const button = (target as Element).closest<HTMLButtonElement>(CONSENT_BUTTON);
    if (!button) return;
    const { value } = button;
    data.choice = value;
    localStorage[CONSENT_KEY] = value;
    for (const key of OPTIONAL_COOKIES) localStorage[key] = value === 'all';
  } catch {
    // Storage is refused: the choice holds for this page.
  }
});

let hasStarted = false;
const start = () => {
  if (hasStarted) return;
  hasStarted = true;
  // Visitors who have not chosen yet are asked: app/consent/ConsentBanner.css reads the choice from the root element. Storage is read only at
  // load, because the first access waits for another process.
  try {
    data.choice = localStorage[CONSENT_KEY] ?? data.choice ?? '';
  } catch {
    data.choice ??= '';
  }
  // Offline, the page says so at once.
  setTimeout(importModules, data.hydrate || !navigator.onLine ? 0 : HYDRATE_AFTER_MS);
  setTimeout(() => {
    // Fetched, without `modulepreload`, which also compiles: that would block the main thread before hydration (docs/performance.md, Dropped).
    if (!isImporting) for (const module of modules) fetch(module).catch(() => {});
    // The drawings of the other variants and services: the first choice may come before React, and shows one at once.
    for (const drawing of document.querySelectorAll<HTMLImageElement>(ALTERNATIVE_DRAWINGS)) drawing.loading = 'eager';
    // The worker does not wait for hydration: even a short visit leaves the site on the device. Fetch first, then import: a failed import
    // is remembered by some browsers until the page closes (whatwg/html#6768), and start-pwa.ts imports this module, too.
    fetch(data.registration)
      .then(() => import(data.registration))
      // Offline, or removed by a deploy.
      .catch(() => {});
  }, PREFETCH_AFTER_MS);
};
addEventListener('load', start);
setTimeout(start, LOAD_LIMIT_MS);

// Two callbacks, as the first one runs before the first frame: the next frame lays out what is below the window (App.css). Last, as it may throw
// where an extension has replaced it.
requestAnimationFrame(() => requestAnimationFrame(() => delete data.unpainted));
