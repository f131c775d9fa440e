import { type ReactNode, startTransition } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the prerendered content of `root`; in development there is none, and `page` is rendered. In a chunk of its own with React DOM,
 * which the entry imports once it has run, so that evaluating the two takes two tasks instead of one long one.
 */
export function mount(root: HTMLElement, page: ReactNode, options: HydrationOptions): void {
  // In a transition, hydration is time-sliced and does not block input.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, page, options));
  else createRoot(root, options).render(page);
}
