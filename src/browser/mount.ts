import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates what the build rendered into `root`; in development there is nothing yet, and `page` is rendered. With React DOM a file of its
 * own, which the entry imports once it has run: what evaluating the two takes is two tasks.
 */
export function mount(root: HTMLElement, page: ReactNode): void {
  // A transition hydrates in small slices and never holds the visitor up.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}
