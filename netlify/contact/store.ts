import type { Store } from '@netlify/blobs';

/** `data` is undefined when the blob is not JSON. `etag` is undefined where the server names none (the local one, when reading). */
export type Stored = { data: unknown; etag: string | undefined };
export type Tagged = { data: unknown; etag: string };

/**
 * What the ledger needs of a key-value store; all reads are strong. Conditional writes say nothing about their success, because
 * nothing they say can be trusted: @netlify/blobs takes any answer but 412 for success, a 503 too, and a write whose reply was lost is
 * repeated and then sees 412 (netlify/primitives#741). Whoever wants to know reads. They return the new etag, when one came.
 */
export type ContactStore = {
  read(key: string): Promise<Stored | undefined>;
  /** As `read`, with an etag that is not newer than the data, so that `replace` fails rather than overwrites the unseen. */
  readTagged(key: string): Promise<Tagged | undefined>;
  create(key: string, data: object): Promise<string | undefined>;
  replace(key: string, data: object, etag: string): Promise<string | undefined>;
  /** Unconditional. */
  put(key: string, data: object): Promise<void>;
  remove(key: string): Promise<void>;
  /** Every key under a prefix, in no order. */
  list(prefix: string): Promise<string[]>;
};

/** The store failed: nothing is known, nothing may be sent. */
export class StoreError extends Error {
  override name = 'StoreError';

  /** For the log: the store's own words, which know keys but not what is stored. */
  get reason(): string {
    return this.cause instanceof Error ? `${this.message}: ${this.cause.message}` : this.message;
  }
}

/** `open` is called for each operation: a site without blobs is then a store that fails, not a function that crashes. */
export function createStore(open: () => Store): ContactStore {
  const read = async (key: string): Promise<Stored | undefined> => {
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
  };
}

/** The local server names etags in lists only. Listed first, read second: an etag that is too old makes `replace` fail, as it should. */
async function readUnderListedEtag(key: string, open: () => Store, read: ContactStore['read']): Promise<Tagged | undefined> {
  const { blobs } = await open().list({ prefix: key });
  const etag = blobs.find((blob) => blob.key === key)?.etag;
  const found = await read(key);
  if (found && !etag) throw new StoreError('The store names no etag: nothing can be replaced safely.');
  return found && { ...found, etag: etag ?? '' };
}

/** Everything that goes wrong in the store comes out as a StoreError. */
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
