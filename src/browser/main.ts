// PAGE entry: hydrates what the build rendered and starts what listens.
import '../app/styles/index.css';
import 'virtual:uno.css';
import { replayEarlyClicks } from './early-clicks.ts';
import { hydrate } from './hydrate.tsx';
import { warmLinks } from './warm-links.ts';

await hydrate(replayEarlyClicks);
warmLinks();
