import { onRouteChange } from '../app/shown-path.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';

/**
 * Loads each page's images that are still out of view, so that visitors who scroll fast, print or take a full-page screenshot find them
 * drawn. Call once the worker has them.
 */
export function loadImagesOutOfView(): void {
  loadAll();
  onRouteChange(() => afterLoadAndIdle(loadAll));
}

function loadAll(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
}
