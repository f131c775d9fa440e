import type { Navigation } from '../app/navigation.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';

/**
 * Loads a screen's images that are still out of view, once the worker has them: who scrolls fast, prints, or takes a picture of the whole
 * page finds them drawn.
 */
export function loadImagesOutOfView(navigation: Navigation): void {
  loadAll();
  // A listener runs before the next screen is in the page.
  navigation.subscribe(() => afterLoadAndIdle(loadAll));
}

function loadAll(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
}
