import { type BlobStore, StoreError } from '../../../netlify/contact/blob-store.ts';
import type { Process, Simulation } from './simulation.ts';

/** What becomes of a write, and what its client makes of it. */
type Fate = { lands: 'now' | 'later' | 'never'; says: 'the truth' | 'nothing' | 'failure' };
const FATES: readonly [Fate, ...Fate[]] = [
  { lands: 'now', says: 'the truth' },
  { lands: 'now', says: 'failure' },
  { lands: 'never', says: 'failure' },
  { lands: 'later', says: 'failure' },
];
/** The client of @netlify/blobs believes a conditional write whatever the response. */
const CONDITIONAL_FATES = [...FATES, { lands: 'never', says: 'nothing' }, { lands: 'now', says: 'nothing' }] as const;

/** Netlify's store: strong reads, atomic conditional writes, and unreliable answers. */
export function createBlobs(simulation: Simulation) {
  const blobs = new Map<string, { text: string; etag: string }>();
  let serial = 0;

  function put(key: string, data: object): string {
    const etag = `"${++serial}"`;
    blobs.set(key, { text: JSON.stringify(data), etag });
    return etag;
  }

  function read(key: string) {
    const blob = blobs.get(key);
    return blob && { data: JSON.parse(blob.text) as unknown, etag: blob.etag };
  }

  const keys = (prefix: string) => [...blobs.keys()].filter((key) => key.startsWith(prefix));

  function foldersUnder(prefix: string): string[] {
    return [...new Set(keys(prefix).map((key) => key.slice(0, key.indexOf('/', prefix.length))))];
  }

  /** `land` is the write itself; it returns the etag, or `undefined` when its condition did not hold. */
  function write(land: () => string | undefined, fates: readonly [Fate, ...Fate[]]): string | undefined {
    const { lands, says } = simulation.choices.fault(fates);
    if (says !== 'the truth') simulation.note(`  it lands ${lands}, and its client says ${says}`);
    const etag = lands === 'now' ? land() : undefined;
    if (lands === 'later') simulation.later(land);
    if (says === 'failure') throw new StoreError('no answer');
    return says === 'nothing' ? undefined : etag;
  }

  function storeOf(process: Process): BlobStore {
    const ask = <Result>(label: string, result: () => Result) =>
      simulation.call(process, label, () => {
        if (simulation.choices.fault([false, true])) throw new StoreError('no answer');
        return result();
      });
    const tell = (label: string, land: () => string | undefined, fates = FATES) =>
      simulation.call(process, label, () => write(land, fates));
    const tellIf = (label: string, key: string, data: object, allows: () => boolean) =>
      tell(`${label} ${key} ${JSON.stringify(data)}`, () => (allows() ? put(key, data) : undefined), CONDITIONAL_FATES);
    return {
      read: (key) => ask(`read ${key}`, () => read(key)),
      readTagged: (key) => ask(`read ${key}`, () => read(key)),
      create: (key, data) => tellIf('create', key, data, () => !blobs.has(key)),
      replace: (key, data, etag) => tellIf('replace', key, data, () => blobs.get(key)?.etag === etag),
      put: async (key, data) => void (await tell(`put ${key}`, () => put(key, data))),
      remove: async (key) => void (await tell(`remove ${key}`, () => String(blobs.delete(key)))),
      list: (prefix) => ask(`list ${prefix}`, () => keys(prefix)),
      folders: (prefix) => ask(`list folders ${prefix}`, () => foldersUnder(prefix)),
    };
  }

  return { keys, storeOf };
}
