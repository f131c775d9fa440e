import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';

export type LocalBlobs = { close(): Promise<void> };

/** Starts Netlify's local blob server on `directory` and points `getStore` at it, unless `netlify dev` has already done so. */
export async function startBlobs(directory: string): Promise<LocalBlobs> {
  if (process.env.NETLIFY_DEV) return { close: async () => {} };
  const token = crypto.randomUUID();
  const server = new BlobsServer({ directory, token });
  putOneByOne(server);
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  setEnvironmentContext({ siteID: 'local', deployID: '0', primaryRegion: 'us-east-2', token, edgeURL: url, uncachedEdgeURL: url });
  return { close: async () => void (await server.stop()) };
}

/**
 * Netlify's store applies conditional writes atomically, while this server checks for the file and then writes it. Serializing the writes
 * makes it behave the same: of many concurrent `onlyIfNew` writes, exactly one succeeds.
 */
function putOneByOne(server: BlobsServer): void {
  const doors = server as unknown as { put(request: Request): Promise<Response> };
  const put = doors.put.bind(server);
  let last: Promise<unknown> = Promise.resolve();
  doors.put = (request) => {
    const answer = last.then(() => put(request));
    last = answer.catch(() => {});
    return answer;
  };
}
