import type { Store } from '@netlify/blobs';

/** `data` is undefined if the blob is not JSON. `etag` is undefined if the server sends none (the local one does not, on reads). */
export type StoredBlob = { data: unknown; etag: string | undefined };
export type TaggedBlob = { data: unknown; etag: string };

/**
 * What the ledger needs of a key-value store; all reads are strongly consistent. Conditional writes do not report success, because the
 * client's answer cannot be trusted: @netlify/blobs treats any status but 412 as success, even a 503, and retries a write whose response
 * was lost, which then gets a 412 (netlify/primitives#741). Read back to find out. They return the new etag, if there was one.
 */
export type BlobStore = {
  read(key: string): Promise<StoredBlob | undefined>;
  /** Like `read`, with an etag that is never newer than the data, so that `replace` fails rather than overwrite unseen data. */
  readTagged(key: string): Promise<TaggedBlob | undefined>;
  create(key: string, data: object): Promise<string | undefined>;
  replace(key: string, data: object, etag: string): Promise<string | undefined>;
  /** Unconditional. */
  put(key: string, data: object): Promise<void>;
  remove(key: string): Promise<void>;
  /** Every key under a prefix, in no particular order. */
  list(prefix: string): Promise<string[]>;
  /** The folders directly under a prefix that ends with a slash. */
  folders(prefix: string): Promise<string[]>;
};

/** The store failed: the state is unknown, so nothing may be sent. */
export class StoreError extends Error {
  override name = 'StoreError';

  /** For the log: the store's own message, which may contain keys but never stored data. */
  get reason(): string {
    return this.cause instanceof Error ? `${this.message}: ${this.cause.message}` : this.message;
  }
}

/** Calls `open` for each operation, so that a site without blobs is a store that fails, not a function that crashes. */
export function createBlobStore(open: () => Store): BlobStore {
  const read = async (key: string): Promise<StoredBlob | undefined> => {
    const found = await open().getWithMetadata(key, { type: 'text' });
    return found ? { data: parse(found.data), etag: found.etag } : undefined;
  };
  return {
    read: guarded('read', read),
    readTagged: guarded('readTagged', async (key) => {
      const found = await read(key);
      return found?.etag === undefined ? found && readUnderListedEtag(key, open, read) : { ...found, etag: found.etag };
    }),
    create: guarded('create', async (key, data) => (await open().setJSON(key, data, { onlyIfNew: true })).etag || undefined),
    replace: guarded('replace', async (key, data, etag) => {
      if (!etag) throw new StoreError('The client would take an empty etag for no condition.');
      return (await open().setJSON(key, data, { onlyIfMatch: etag })).etag || undefined;
    }),
    put: guarded('put', async (key, data) => void (await open().setJSON(key, data))),
    remove: guarded('remove', async (key) => open().delete(key)),
    list: guarded('list', async (prefix) => (await open().list({ prefix })).blobs.map(({ key }) => key)),
    folders: guarded('folders', async (prefix) => (await open().list({ prefix, directories: true })).directories),
  };
}

/** The local server sends etags in lists only. List first, then read: if the etag is outdated, `replace` fails, as it should. */
async function readUnderListedEtag(key: string, open: () => Store, read: BlobStore['read']): Promise<TaggedBlob | undefined> {
  const { blobs } = await open().list({ prefix: key });
  const etag = blobs.find((blob) => blob.key === key)?.etag;
  const found = await read(key);
  if (found && !etag) throw new StoreError('The store names no etag: nothing can be replaced safely.');
  return found && { ...found, etag: etag ?? '' };
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
