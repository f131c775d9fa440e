import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';

export type LocalBlobs = { close(): Promise<void> };

/** Starts Netlify's own local blob server on `directory` and tells `getStore` of this process where it is, unless `netlify dev` has. */
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
 * Netlify's store decides a conditional write atomically; this server looks for the file, then writes it. One write at a time makes both
 * the same: of many concurrent `onlyIfNew` exactly one succeeds.
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
