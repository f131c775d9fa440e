// PAGE entry: hydrates what the build rendered and starts what listens.
import '../app/styles/index.css';
import 'virtual:uno.css';
import { hydrate } from './hydrate.tsx';

await hydrate();
