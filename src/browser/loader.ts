// INLINE entry: the only inline script, which prerender/inline-loader.ts minifies into every page. The page works without it; the loader hydrates it
// at the visitor's first sign of intent, or after CALM_MS without one. Every byte counts: the home page has a budget.
// A block, so that nothing becomes global.
{
  /** How long after load a page that nobody touches waits before it hydrates: the first seconds are for reading. */
  const CALM_MS = 3000;
  /** How long after load modules are prefetched: soon, so that hydration need not wait for the network, but after the page has drawn. */
  const FETCH_MS = 400;

  // What the root element says is a contract with prerender/document.ts.
  const dataset = document.documentElement.dataset as { modules: string; now?: string; choice?: string };
  const modules = dataset.modules.split(' ');

  // The page that opened this one can no longer navigate it (HTML: "familiar with").
  self.opener = null;

  // Clicks and the install prompt, which fires only once, are kept for React.
  const before = [] as unknown as NonNullable<typeof preHydration>;
  self.preHydration = before;
  before.handleEvent = before.push;
  addEventListener('click', before, true);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    self.installPrompt = event;
  });

  // So is what add-ons and translators do to the page (page-edits.ts).
  self.edits = new MutationObserver((records) => before.push(...records));
  self.edits.observe(document, { childList: true, subtree: true, characterDataOldValue: true });

  // A module that is there already is imported once, one that could not be fetched again at the next sign. The first module is not among
  // them: it registers the service worker.
  const start = () => modules.slice(1).map((module) => import(module));
  // A touch counts only once it has become a click, so that none of our code runs between the touch and its effect, such as following a link.
  // After Back or Forward, hydrate.tsx loads the page that the address now names.
  for (const sign of 'pointermove keydown scroll focusin click popstate'.split(' '))
    addEventListener(sign, start, { capture: true, once: true });

  // A cookie choice is stored, and hides the banner, at once. Only the buttons that make a choice (app/consent) have a value.
  addEventListener('click', (event) => {
    const button = event.target as HTMLButtonElement;
    try {
      if (button.matches('button[value]')) {
        dataset.choice = button.value;
        localStorage['cookie-consent'] = button.value;
        localStorage['analytics-cookies'] = localStorage['functional-cookies'] = button.value === 'all';
      }
    } catch {}
  });

  addEventListener('load', () => {
    // Visitors who have not chosen yet are asked: app/styles/overlays.css reads the choice from the root element. Storage is read only at load,
    // because the first access waits for another process.
    try {
      dataset.choice = localStorage['cookie-consent'];
    } catch {
      dataset.choice = '';
    }
    // Some pages (`data-now`, prerender/document.ts) hydrate right away.
    setTimeout(start, dataset.now ? 0 : CALM_MS);
    // The first module does not wait for hydration, so that even a short visit leaves the site on the device. It is fetched before it is
    // imported: in some browsers an import that failed once keeps failing while the page is open (whatwg/html#6768), and offer-updates.ts
    // imports this module as well. Once React listens, all are there, and what is fetched then may hold up an update (preload.ts).
    setTimeout(() => {
      if (self.preHydration)
        modules.map((module, index) =>
          fetch(module).then(
            () => index || import(module),
            () => {},
          ),
        );
    }, FETCH_MS);
  });
}
