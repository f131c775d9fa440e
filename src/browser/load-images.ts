import type { Navigation } from '../app/navigation.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';

/**
 * Loads each screen's images that are still out of view, so that visitors who scroll fast, print or take a full-page screenshot find them
 * drawn. Call once the worker has them.
 */
export function loadImagesOutOfView(navigation: Navigation): void {
  loadAll();
  // Navigation listeners run before the next screen is in the DOM.
  navigation.subscribe(() => afterLoadAndIdle(loadAll));
}

function loadAll(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
}
