import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';

/**
 * Starts Netlify's local blob server on `directory` and points `getStore` at it, unless `netlify dev` has already done so. Its conditional
 * writes are not atomic, as Netlify's are: contact/single-flight.ts lets one call at a time work on a message.
 */
export async function startBlobs(directory: string): Promise<void> {
  if (process.env.NETLIFY_DEV) return;
  const token = crypto.randomUUID();
  const { port } = await new BlobsServer({ directory, token }).start();
  const url = `http://localhost:${port}`;
  setEnvironmentContext({ siteID: 'local', deployID: '0', primaryRegion: 'us-east-2', token, edgeURL: url, uncachedEdgeURL: url });
}
