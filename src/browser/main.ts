// PAGE entry: a list of what a page starts.
// What all elements share, the later over the earlier. Each component's own stylesheet is imported by its module, and comes after.
import '../app/styles/tokens.css';
import '../app/styles/base.css';
import '../app/page-line/page-line.css';
import '../app/styles/overlays.css';
import 'virtual:uno.css';
import { watchStyles } from '../app/loading/failed-styles.ts';
import { loadWithRetry } from '../app/loading/load-with-retry.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';
import { startDialogs } from './dialogs.ts';
import { hydrate } from './hydration/hydrate.tsx';
import { replayClicks, stopKeepingClicks } from './hydration/pre-hydration.ts';
import { hasLeftLoadedPage, reloadOnHistoryChange } from './navigation/left-page.ts';
import { preloadLinks } from './navigation/preload.ts';

/**
 * Tells whether the browser knows the selectors that React's code needs, as Chrome 119, Firefox 125 and Safari 17 do. Others keep the
 * prerendered page.
 */
const canRunReact = CSS.supports('selector(:popover-open)') && CSS.supports('selector(:user-invalid)');

// Back or Forward has changed the URL before this script ran: the page shown is still the one before.
if (hasLeftLoadedPage()) location.reload();
// Called without `await`: the page's module imports this chunk, so the two would wait for each other.
else if (canRunReact) startPage();
else startPageWithoutReact();

async function startPage(): Promise<void> {
  watchStyles();
  // Started before the early clicks are replayed: some of them may be on command buttons.
  startDialogs();
  const stopReloading = reloadOnHistoryChange();
  await hydrate();
  stopReloading();
  replayClicks();
  preloadLinks();
  afterLoadAndIdle(() => {
    loadWithRetry(() => import('./start-pwa.ts')).then(({ startPwa }) => startPwa());
  });
}

function startPageWithoutReact(): void {
  startDialogs();
  stopKeepingClicks();
  replayClicks();
}
