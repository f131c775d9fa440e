import { canonicalPath } from '../shared/canonical-path.ts';

/** Whether the address has changed to another page since this document was loaded. */
export function hasMovedOn(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && canonicalPath(new URL(load.name).pathname) !== canonicalPath(location.pathname);
}
