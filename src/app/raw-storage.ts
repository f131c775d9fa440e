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
export function rawStorage<const Value extends string>(values: readonly Value[]): SyncStorage<Value | null | undefined> {
  type Item = Value | null | undefined;
  const parse = (raw: string | null): Value | null => values.find((value) => value === raw) ?? null;
  const setItem = (key: string, value: Item) => {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch {
      // Storage is blocked or full.
    }
  };
  return {
    getItem(key: string): Item {
      try {
        return parse(localStorage.getItem(key));
      } catch {
        return null;
      }
    },
    setItem,
    removeItem: (key: string) => setItem(key, null),
    subscribe(key: string, callback: (value: Item) => void) {
      if (typeof window === 'undefined') return () => {};
      const onStorage = ({ storageArea, key: changed, newValue }: StorageEvent) => {
        if (storageArea === localStorage && (changed === key || changed === null)) callback(parse(newValue));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
