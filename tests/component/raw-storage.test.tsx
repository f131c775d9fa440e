import { afterEach, describe, expect, it, vi } from 'vitest';
import { rawStorage } from '../../src/app/raw-storage.ts';

const KEY = 'choice';
const storage = rawStorage(['all', 'essential']);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('keeps a valid value unchanged and reads any other value as null', () => {
  storage.setItem(KEY, 'all');
  expect([localStorage.getItem(KEY), storage.getItem(KEY)]).toEqual(['all', 'all']);
  localStorage.setItem(KEY, '"all"');
  expect(storage.getItem(KEY)).toBeNull();
  storage.removeItem(KEY);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('stores nothing and throws nothing when storage is refused', () => {
  const refuse = () => {
    throw new DOMException('The storage is refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storage.setItem(KEY, 'all');
  storage.removeItem(KEY);
  expect(storage.getItem(KEY)).toBeNull();
});

describe('another tab', () => {
  it.each<[string, StorageEventInit, unknown[]]>([
    ['chooses', { key: KEY, newValue: 'all', storageArea: localStorage }, ['all']],
    ['clears everything', { key: null, newValue: null, storageArea: localStorage }, [null]],
    ['chooses something else', { key: 'other', newValue: 'all', storageArea: localStorage }, []],
    ['writes to the session, which is another storage', { key: KEY, newValue: 'all', storageArea: sessionStorage }, []],
  ])('%s', (_what, event, heard) => {
    const values: unknown[] = [];
    const stop = storage.subscribe(KEY, (value) => values.push(value));
    window.dispatchEvent(new StorageEvent('storage', event));
    stop();
    expect(values).toEqual(heard);
  });
});
