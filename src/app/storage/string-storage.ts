import { isFrom, readItem, writeItem } from './web-storage.ts';

type SyncStorage<Value> = {
  getItem(key: string): Value;
  setItem(key: string, value: Value): void;
  removeItem(key: string): void;
  subscribe(key: string, callback: (value: Value) => void): () => void;
};

/**
 * localStorage for `atomWithStorage`. Stores values as they are (`all`, not `"all"`) and reads anything not in `values` as `null`. When
 * storage is blocked or full, the choice lasts only as long as the page.
 */
export function stringStorage<const Value extends string>(values: readonly Value[]): SyncStorage<Value | null | undefined> {
  type Item = Value | null | undefined;
  const parse = (raw: string | null): Value | null => values.find((value) => value === raw) ?? null;
  return {
    getItem: (key): Item => parse(readItem('localStorage', key)),
    setItem: (key, value) => writeItem('localStorage', key, value ?? null),
    removeItem: (key) => writeItem('localStorage', key, null),
    subscribe(key: string, callback: (value: Item) => void) {
      const onStorage = (event: StorageEvent) => {
        if ((event.key === key || event.key === null) && isFrom('localStorage', event)) callback(parse(event.newValue));
      };
      // No storage event reaches a page in the back/forward cache.
      const onShown = ({ persisted }: PageTransitionEvent) => persisted && callback(parse(readItem('localStorage', key)));
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShown);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShown);
      };
    },
  };
}
