import { type BlobStore, StoreError } from '../../../netlify/contact/blob-store.ts';
import type { Process, Simulation } from './simulation.ts';

type Blob = { text: string; etag: string };
/** How a write may go wrong. LIES are for conditional writes, which the client of @netlify/blobs believes whatever the response. */
const FAILURES = ['', 'lands, and fails', 'does not land, and fails', 'lands late, and fails'];
const LIES = [...FAILURES, 'does not land, and seems to', 'lands, and says nothing'];

export type Blobs = ReturnType<typeof createBlobs>;

/**
 * Netlify's store: strong reads, atomic conditional writes, and unreliable answers. Without `namesEtags`, reads lack etags, as the local
 * server's do.
 */
export function createBlobs(simulation: Simulation, namesEtags: boolean) {
  const blobs = new Map<string, Blob>();
  let serial = 0;

  function put(key: string, data: object, allows: (blob: Blob | undefined) => boolean): string | undefined {
    if (!allows(blobs.get(key))) return undefined;
    const etag = `"${++serial}"`;
    blobs.set(key, { text: JSON.stringify(data), etag });
    return etag;
  }

  /** `land` is the write itself; it returns the etag, or `undefined` when its condition did not hold. */
  function write(label: string, failures: readonly string[], land: () => string | undefined): string | undefined {
    const lie = failures[simulation.choices.fault(failures.length)];
    if (lie) simulation.note(`  a write that ${lie}`);
    if (lie === 'does not land, and seems to') return undefined;
    if (lie === 'lands late, and fails') simulation.later(`late ${label}`, land);
    else if (lie !== 'does not land, and fails') {
      const etag = land();
      if (!lie) return etag;
      if (lie === 'lands, and says nothing') return undefined;
    }
    throw new StoreError('no answer');
  }

  function read<Result>(result: () => Result): Result {
    if (simulation.choices.fault(2)) throw new StoreError('no answer');
    return result();
  }

  const found = (key: string) => {
    const blob = blobs.get(key);
    return blob && { data: JSON.parse(blob.text) as unknown, etag: blob.etag };
  };
  return {
    found,
    keys: (prefix: string) => [...blobs.keys()].filter((key) => key.startsWith(prefix)),
    storeOf(process: Process): BlobStore {
      const ask = <Result>(label: string, result: () => Result) => simulation.call(process, label, () => read(result));
      const tell = (label: string, land: () => string | undefined, failures = FAILURES) =>
        simulation.call(process, label, () => write(label, failures, land));
      return {
        read: (key) =>
          ask(`read ${key}`, () => {
            const blob = found(key);
            return blob && { ...blob, etag: namesEtags ? blob.etag : undefined };
          }),
        readTagged: (key) => ask(`read tagged ${key}`, () => found(key)),
        create: (key, data) => tell(`create ${key} ${stateOf(data)}`, () => put(key, data, (blob) => !blob), LIES),
        replace: (key, data, etag) => tell(`replace ${key} ${stateOf(data)}`, () => put(key, data, (blob) => blob?.etag === etag), LIES),
        put: async (key, data) => void (await tell(`put ${key}`, () => put(key, data, () => true))),
        remove: async (key) => void (await tell(`remove ${key}`, () => String(blobs.delete(key)))),
        list: (prefix) => ask(`list ${prefix}`, () => [...blobs.keys()].filter((key) => key.startsWith(prefix))),
      };
    },
  };
}

function stateOf(data: object): string {
  return 'state' in data ? String(data.state) : '';
}
