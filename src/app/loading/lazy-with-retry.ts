import { type ComponentType, lazy } from 'react';
import { loadWithRetry } from './load-with-retry.ts';

/** React's `lazy`, with an import that is tried again when it fails: React itself would keep the failure. */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadWithRetry(load) }));
}
