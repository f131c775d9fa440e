import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAssets } from '../../../netlify/local/cdn/assets.ts';
import { cachedFile } from '../../../netlify/local/cdn/cached-file.ts';
import { deliver } from '../../../netlify/local/cdn/deliver.ts';
import { findFile } from '../../../netlify/local/cdn/find-file.ts';
import { headersFor, parseHeaders } from '../../../netlify/local/cdn/headers.ts';
import type { Certificate } from './certificate.ts';

export type FolderServer = {
  port: number;
  /** Bytes of response bodies sent so far. */
  bytes(): number;
};

/** Serves a built site over HTTP/2 and TLS as Netlify does: with the rules of `npm start`, and every file compressed in advance. */
export async function serveFolder(publish: string, { key, cert }: Certificate): Promise<FolderServer> {
  const assets = createAssets();
  const rules = cachedFile(join(publish, '_headers'), parseHeaders);
  let sent = 0;

  async function answer(stream: ServerHttp2Stream, headers: Record<string, string | string[] | undefined>): Promise<void> {
    const { pathname } = new URL(String(headers[':path']), 'https://localhost');
    const found = await findFile(publish, pathname);
    if (found?.movedTo) return stream.respond({ ':status': 301, location: found.movedTo }, { endStream: true });
    const file = found?.file ?? join(publish, '404.html');
    const delivery = await deliver(await assets(file), headers, found ? 200 : 404);
    const own = Object.fromEntries(headersFor(await rules(), pathname));
    stream.respond({ ':status': delivery.status, ...delivery.headers, ...own });
    stream.end(delivery.body);
    sent += delivery.body?.length ?? 0;
  }

  await compressAll(publish, assets);
  const server = createSecureServer({ key, cert });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {});
    answer(stream, headers).catch((error) => stream.destroy(error));
  });
  server.on('sessionError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, bytes: () => sent };
}

async function compressAll(publish: string, assets: ReturnType<typeof createAssets>): Promise<void> {
  const files = await readdir(publish, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    await (await assets(join(file.parentPath, file.name))).compressed?.('br');
  }
}
