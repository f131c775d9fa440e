import type { Navigation } from '../app/navigation.ts';
import { onEachScreen } from './on-each-screen.ts';

/**
 * Loads each screen's images that are still out of view, so that visitors who scroll fast, print or take a full-page screenshot find them
 * drawn. Call once the worker has them.
 */
export function loadImagesOutOfView(navigation: Navigation): void {
  onEachScreen(navigation, loadAll);
}

function loadAll(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
}
