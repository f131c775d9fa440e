import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
export type Asset = {
  bytes: Buffer;
  type: string;
  /** Hash of the bytes, an ETag without its quotes. */
  hash: string;
  /** Compresses once per encoding; undefined if the file is not worth compressing. */
  compressed: ((encoding: Encoding) => Promise<Buffer>) | undefined;
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
const COMPRESSIBLE = /charset=utf-8/;
const MIN_COMPRESSED_BYTES = 256;
/** Nearly as small as with the best quality, in a fraction of the time. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: QUALITY }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** Caches files in memory and reads a file again when it has changed. */
export function createAssets(): (file: string) => Promise<Asset> {
  const cache = new Map<string, { version: string; asset: Promise<Asset> }>();
  return async (file) => {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs} ${size}`;
    const known = cache.get(file);
    if (known?.version === version) return await known.asset;
    const asset = read(file);
    cache.set(file, { version, asset });
    return await asset;
  };
}

async function read(file: string): Promise<Asset> {
  const bytes = await readFile(file);
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const shrinks = COMPRESSIBLE.test(type) && bytes.length >= MIN_COMPRESSED_BYTES;
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const compressed = (encoding: Encoding): Promise<Buffer> => {
    made[encoding] ??= compress[encoding](bytes);
    return made[encoding];
  };
  return { bytes, type, hash, compressed: shrinks ? compressed : undefined };
}
