import type { Store } from '@netlify/blobs';

/**
 * `data` is undefined if the blob is not JSON. `etag` is never newer than `data`, so that `replace` fails rather than overwrite unseen
 * data.
 */
export type StoredBlob = { data: unknown; etag: string };

/**
 * The key-value store, as the ledger needs it; all reads are strongly consistent. Conditional writes do not report success: read back to
 * find out. The client's answer cannot be trusted (netlify/primitives#741). @netlify/blobs takes every answer but a 412 for success, even a
 * 503. It also retries a write whose response was lost, which then gets a 412. `put` rejects unless it has written.
 */
export type BlobStore = {
  read(key: string): Promise<StoredBlob | undefined>;
  /** Writes only if there is no such blob. */
  create(key: string, data: object): Promise<void>;
  /** Writes only if the blob still has this etag. */
  replace(key: string, data: object, etag: string): Promise<void>;
  /** Writes without a condition. */
  put(key: string, data: object): Promise<void>;
  remove(key: string): Promise<void>;
  /** Resolves with every key under a prefix, in no particular order. */
  list(prefix: string): Promise<string[]>;
  /** Resolves with the folders directly under a prefix that ends with a slash. */
  folders(prefix: string): Promise<string[]>;
};

/** The store failed: the state is unknown, so nothing may be sent. */
export class StoreError extends Error {
  override name = 'StoreError';

  /** The text for the log: the store's own message, which may contain keys but never stored data. */
  get reason(): string {
    return this.cause instanceof Error ? `${this.message}: ${this.cause.message}` : this.message;
  }
}

/** Calls `open` for each operation, so that a site without blobs is a store that fails, not a function that crashes. */
export function createBlobStore(open: () => Store): BlobStore {
  const get = (key: string) => open().getWithMetadata(key);
  return {
    read: guarded('read', async (key) => {
      const found = await get(key);
      if (!found) return undefined;
      if (found.etag) return { data: parse(found.data), etag: found.etag };
      // Netlify's local server, also that of `netlify dev`, sends etags in lists only. List first, then read: if the etag is outdated,
      // `replace` fails, as it should.
      const { blobs } = await open().list({ prefix: key });
      const etag = blobs.find((blob) => blob.key === key)?.etag ?? '';
      const current = await get(key);
      return current ? { data: parse(current.data), etag } : undefined;
    }),
    create: guarded('create', async (key, data) => void (await open().setJSON(key, data, { onlyIfNew: true }))),
    replace: guarded('replace', async (key, data, etag) => {
      if (!etag) throw new StoreError('The client would take an empty etag for no condition.');
      await open().setJSON(key, data, { onlyIfMatch: etag });
    }),
    put: guarded('put', async (key, data) => void (await open().setJSON(key, data))),
    remove: guarded('remove', async (key) => open().delete(key)),
    list: guarded('list', async (prefix) => (await open().list({ prefix })).blobs.map(({ key }) => key)),
    folders: guarded('folders', async (prefix) => (await open().list({ prefix, directories: true })).directories),
  };
}

/** Turns every exception into a StoreError. */
function guarded<Input extends unknown[], Result>(name: string, work: (...input: Input) => Promise<Result>) {
  return async (...input: Input): Promise<Result> => {
    try {
      return await work(...input);
    } catch (error) {
      throw error instanceof StoreError ? error : new StoreError(`${name} failed`, { cause: error });
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
