import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';

/** The blobs' folder, inside that of the local state (`.netlify`). `netlify dev` keeps them there, too. */
export const BLOBS_FOLDER = 'blobs-serve';

/**
 * Netlify's local blob server on `directory`, behind a server that lets one request through at a time. On its own, two conditional writes at
 * the same time may both succeed, and its lists miss what is being written.
 */
export async function startBlobServer(directory: string, token: string): Promise<{ url: string; stop(): Promise<void> }> {
  const blobs = new BlobsServer({ directory, token, logger: () => {} });
  const { address: origin } = await blobs.start();
  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer((incoming, response) => {
    turn = turn.then(() => forward(origin, incoming, response)).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await blobs.stop();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

async function forward(origin: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const upstream = request(new URL(url, origin), { method, headers }).end(await buffer(incoming));
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}

/** Starts the blob server and points `getStore` at it, unless `netlify dev` has started its own. */
export async function startBlobs(directory: string): Promise<void> {
  if (process.env.NETLIFY_DEV) return;
  const token = crypto.randomUUID();
  const { url } = await startBlobServer(directory, token);
  // The server ignores the region. Strong reads, the ledger's, go to the uncached URL.
  setEnvironmentContext({ siteID: 'local', deployID: '0', primaryRegion: 'us-east-2', token, edgeURL: url, uncachedEdgeURL: url });
}
