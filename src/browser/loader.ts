// INLINE entry: the only inline script, which prerender/loader.ts minifies into every page. The page works without it; the loader hydrates it
// at the visitor's first sign of intent, or after CALM_MS without one. Every byte counts: the home page has a budget.
// A block, so that nothing becomes global.
{
  /** How long after load a page that nobody touches waits before it hydrates: the first seconds are for reading. */
  const CALM_MS = 3000;
  /** How long after load modules are prefetched: soon, so that hydration need not wait for the network, but after the page has drawn. */
  const FETCH_MS = 400;

  const { dataset } = document.documentElement;
  const script = (document.currentScript as HTMLScriptElement).dataset as { modules: string; now?: string };
  const modules = script.modules.split(' ');

  // The page that opened this one can no longer navigate it (HTML: "familiar with").
  self.opener = null;

  // Clicks, blurred fields, submitted forms and the install prompt, which fires only once, are kept for React.
  const early = [] as unknown as NonNullable<typeof earlyEvents>;
  self.earlyEvents = early;
  early.handleEvent = early.push;
  for (const type of ['click', 'focusout', 'submit']) addEventListener(type, early, true);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    self.installPrompt = event;
  });

  // One tap fires several signs: only the first imports anything, unless its modules could not be fetched. The first module is not among
  // them: it registers the service worker.
  const start = () => {
    for (const module of modules.splice(1))
      import(module).catch((error) => {
        modules.push(module);
        throw error;
      });
  };
  // A touch counts only once it has become a click, so that none of our code runs between the touch and its effect, such as following a link.
  for (const sign of 'pointermove keydown scroll focusin click offline'.split(' '))
    addEventListener(sign, start, { capture: true, once: true });

  // A cookie choice is stored, and hides the banner, at once. The choice is the value of the clicked button (app/consent); fields have values
  // too, but those are not choices.
  addEventListener('click', ({ target }) => {
    const { localName, value } = target as HTMLButtonElement;
    if (localName === 'button' && (value === 'all' || value === 'essential'))
      try {
        dataset.consent = value;
        localStorage['cookie-consent'] = value;
        localStorage['analytics-cookies'] = localStorage['functional-cookies'] = value === 'all';
      } catch {}
  });
  // Visitors who have already chosen are not asked again: app/styles/consent.css reads the choice from the root element. Storage is read only
  // at load, because the first access waits for another process; until then the banner is hidden.
  dataset.consent = 'all';

  addEventListener('load', () => {
    try {
      dataset.consent = localStorage['cookie-consent'];
    } catch {
      dataset.consent = '';
    }
    // A missing page (`data-now`) hydrates right away, so that React logs its address before the visitor leaves; an offline page says so.
    setTimeout(start, script.now || !navigator.onLine ? 0 : CALM_MS);
    // Each in a task of its own, so that a tap is handled in between. The first module does not wait for hydration, so that even a short
    // visit leaves the site on the device. It is fetched before it is imported: in some browsers an import that failed once keeps failing
    // while the page is open (whatwg/html#6768), and offer-updates.ts imports this module as well.
    for (const module of modules)
      setTimeout(async () => {
        try {
          await fetch(module);
          if (module === modules[0]) await import(module);
        } catch {}
      }, FETCH_MS);
  });
}
