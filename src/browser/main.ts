// PAGE entry: hydrates what the build rendered and starts what listens.
import '../app/styles/index.css';
import 'virtual:uno.css';
import { afterLoadAndIdle } from './after-load-and-idle.ts';
import { hasCommands, runDialogCommands } from './dialog-commands.ts';
import { replayEarlyClicks, stopCollecting } from './early-events.ts';
import { hydrate } from './hydrate.tsx';
import { nextTask } from './next-task.ts';
import { warmLinks } from './warm-links.ts';

/** What React's part relies on, of 2023. An older browser keeps the page that the build rendered, which works by itself. */
const isAble = CSS.supports('selector(:popover-open)') && CSS.supports('selector(:user-invalid)');

// No await at the top: the page's module imports this chunk, and would wait for it while it waits for the page.
start();

async function start(): Promise<void> {
  await nextTask();
  // Before the early clicks are replayed, of which some are commands.
  if (!hasCommands) runDialogCommands();
  if (!isAble) {
    stopCollecting();
    replayEarlyClicks();
    return;
  }
  const navigation = await hydrate(replayEarlyClicks);
  warmLinks();
  afterLoadAndIdle(() => {
    import('./start-pwa.ts').then(
      ({ startPwa }) => startPwa(navigation),
      // A deploy took it away: the next page brings its own.
      () => {},
    );
  });
}
