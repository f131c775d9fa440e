import { expect, test } from 'vitest';
import { stringStorage } from '../../src/app/storage/string-storage.ts';

// Storing in this tab, and storage that is refused, are tested in e2e/: cookie-choice.spec.ts and refused-apis.spec.ts.

const KEY = 'choice';

test.each<[string, StorageEventInit, unknown[]]>([
  ['chooses', { key: KEY, newValue: 'all', storageArea: localStorage }, ['all']],
  ['stores what is no choice', { key: KEY, newValue: '"all"', storageArea: localStorage }, [null]],
  ['clears everything', { key: null, newValue: null, storageArea: localStorage }, [null]],
  ['chooses something else', { key: 'other', newValue: 'all', storageArea: localStorage }, []],
  ['writes to the session, which is another storage', { key: KEY, newValue: 'all', storageArea: sessionStorage }, []],
])('another tab %s', (_what, event, heard) => {
  const values: unknown[] = [];
  const stop = stringStorage(['all', 'essential']).subscribe(KEY, (value) => values.push(value));
  window.dispatchEvent(new StorageEvent('storage', event));
  stop();
  expect(values).toEqual(heard);
});

test('a choice made while the page was in the back/forward cache is read', () => {
  const values: unknown[] = [];
  const stop = stringStorage(['all', 'essential']).subscribe(KEY, (value) => values.push(value));
  localStorage.setItem(KEY, 'essential');
  for (const persisted of [false, true]) window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  stop();
  expect(values).toEqual(['essential']);
});
