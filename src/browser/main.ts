// PAGE entry: hydrates the prerendered page and starts everything else.
// Shared styles, the later ones over the earlier. A page's own stylesheet is imported by its module.
import '../app/styles/tokens.css';
import '../app/styles/base.css';
import '../app/styles/drawn-lines.css';
import '../app/styles/header-and-footer.css';
import '../app/styles/overlays.css';
import 'virtual:uno.css';
import { afterLoadAndIdle } from './after-load-and-idle.ts';
import { closeHiddenDialogs, hasCommands, runDialogCommands } from './dialog-commands.ts';
import { hydrate } from './hydrate.tsx';
import { replayClicks, stopCollecting } from './pre-hydration.ts';
import { preloadLinks } from './preload.ts';

/** What the React code relies on (Chrome 119, Firefox 125, Safari 17). Older browsers keep the prerendered page, which works without it. */
const isAble = CSS.supports('selector(:popover-open)') && CSS.supports('selector(:user-invalid)');

// No top-level await: the page's module imports this chunk, so the two would wait for each other.
start();

async function start(): Promise<void> {
  // Before the early clicks are replayed: some of them may be on command buttons.
  if (!hasCommands) runDialogCommands();
  closeHiddenDialogs();
  if (!isAble) {
    stopCollecting();
    replayClicks();
    // Which start-pwa.ts does elsewhere, and the loader for those who are not so quick.
    import('./register-worker.ts').catch(() => {});
    return;
  }
  await hydrate(replayClicks);
  preloadLinks();
  afterLoadAndIdle(() => {
    import('./start-pwa.ts').then(
      ({ startPwa }) => startPwa(),
      // Usually removed by a deploy: the next page load brings the new one.
      () => {},
    );
  });
}
