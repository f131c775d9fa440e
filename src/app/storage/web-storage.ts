type Area = 'localStorage' | 'sessionStorage';

/**
 * Reads a text; `null` also where the browser refuses this storage. Firefox throws as the global is read, when all site data is blocked.
 */
export function readItem(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it when it is `null`. Does nothing where the storage is refused or full. */
export function writeItem(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
  } catch {}
}

export function isFrom(area: Area, { storageArea }: StorageEvent): boolean {
  try {
    return storageArea === globalThis[area];
  } catch {
    return false;
  }
}
