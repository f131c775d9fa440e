import type { Navigation } from '../app/navigation.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';

/** Runs `task` on the current screen, now, and on each later one, once the browser is idle. */
export function onEachScreen({ subscribe }: Navigation, task: () => void): void {
  task();
  // Navigation listeners run before the next screen is in the DOM.
  subscribe(() => afterLoadAndIdle(task));
}
