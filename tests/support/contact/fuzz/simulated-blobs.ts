import { type BlobStore, StoreError } from '../../../../netlify/contact/ledger/blob-store.ts';
import type { Process, Simulation } from './simulation.ts';

/** The fate of a write, and the result that its client sees. */
type Fate = { lands: 'now' | 'later' | 'never'; says: 'success' | 'failure' };
const FATES: readonly [Fate, ...Fate[]] = [
  { lands: 'now', says: 'success' },
  { lands: 'now', says: 'failure' },
  { lands: 'never', says: 'failure' },
  { lands: 'later', says: 'failure' },
];
/** The client of @netlify/blobs takes a conditional write for done whatever the response. */
const CONDITIONAL_FATES = [...FATES, { lands: 'never', says: 'success' }] as const;

/** Netlify's store: strong reads, atomic conditional writes, and unreliable answers. */
export function createBlobs(simulation: Simulation) {
  const blobs = new Map<string, { text: string; etag: string }>();
  let serial = 0;

  function put(key: string, data: object): void {
    blobs.set(key, { text: JSON.stringify(data), etag: `"${++serial}"` });
  }

  function read(key: string) {
    const blob = blobs.get(key);
    return blob && { data: JSON.parse(blob.text) as unknown, etag: blob.etag };
  }

  const keys = (prefix: string) => [...blobs.keys()].filter((key) => key.startsWith(prefix));

  function foldersUnder(prefix: string): string[] {
    return [...new Set(keys(prefix).map((key) => key.slice(0, key.indexOf('/', prefix.length))))];
  }

  function write(land: () => unknown, fates: readonly [Fate, ...Fate[]]): void {
    const { lands, says } = simulation.choices.fault(fates);
    if (says !== 'success') simulation.note(`  it lands ${lands}, and its client says ${says}`);
    if (lands === 'now') land();
    if (lands === 'later') simulation.later(land);
    if (says === 'failure') throw new StoreError('no answer');
  }

  function storeOf(process: Process): BlobStore {
    const ask = <Result>(label: string, result: () => Result) =>
      simulation.call(process, label, () => {
        if (simulation.choices.fault([false, true])) throw new StoreError('no answer');
        return result();
      });
    const tell = (label: string, land: () => unknown, fates: readonly [Fate, ...Fate[]] = FATES) =>
      simulation.call(process, label, () => write(land, fates));
    const tellIf = (label: string, key: string, data: object, allows: () => boolean) =>
      tell(`${label} ${key} ${JSON.stringify(data)}`, () => allows() && put(key, data), CONDITIONAL_FATES);
    return {
      read: (key) => ask(`read ${key}`, () => read(key)),
      create: (key, data) => tellIf('create', key, data, () => !blobs.has(key)),
      replace: (key, data, etag) => tellIf('replace', key, data, () => blobs.get(key)?.etag === etag),
      put: (key, data) => tell(`put ${key}`, () => put(key, data)),
      remove: (key) => tell(`remove ${key}`, () => blobs.delete(key)),
      list: (prefix) => ask(`list ${prefix}`, () => keys(prefix)),
      folders: (prefix) => ask(`list folders ${prefix}`, () => foldersUnder(prefix)),
    };
  }

  return { keys, storeOf };
}
