import type { IncomingHttpHeaders } from 'node:http';
import type { Asset, Encoding } from './assets.ts';
import { readRange } from './range.ts';

export type Delivery = { status: number; headers: Record<string, string | number>; body: Buffer | undefined };

/** The response for an asset: not modified (304), partial (206, 416) or complete, compressed if accepted. A 404 page is always complete. */
export async function deliver(asset: Asset, request: IncomingHttpHeaders, status: 200 | 404): Promise<Delivery> {
  const { bytes, type, hash } = asset;
  const range = status === 200 ? request.range : undefined;
  const encoding = asset.compressed && !range ? chooseEncoding(request['accept-encoding']) : undefined;
  const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
  const common = {
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    ...(asset.compressed ? { vary: 'Accept-Encoding' } : {}),
  };
  if (status === 200 && matches(request['if-none-match'], hash)) return { status: 304, headers: common, body: undefined };
  if (range && (!request['if-range'] || request['if-range'] === etag)) {
    const part = readRange(range, bytes.length);
    if (part === 'unsatisfiable') return { status: 416, headers: { 'content-range': `bytes */${bytes.length}` }, body: undefined };
    if (part) return partial(bytes, part, common);
  }
  const body = encoding && asset.compressed ? await asset.compressed(encoding) : bytes;
  const headers = {
    ...common,
    'accept-ranges': 'bytes',
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  return { status, headers, body };
}

function partial(bytes: Buffer, { start, end }: { start: number; end: number }, common: Record<string, string>): Delivery {
  const body = bytes.subarray(start, end + 1);
  const headers = { ...common, 'content-range': `bytes ${start}-${end}/${bytes.length}`, 'content-length': body.length };
  return { status: 206, headers, body };
}

/** Brotli if accepted, else gzip; `q=0` means not accepted. */
function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',');
  const taken = offers.filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer)).map((offer) => offer.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

/** Weak comparison that ignores the encoding: the same file in another encoding has not changed. */
function matches(condition: string | undefined, hash: string): boolean {
  if (condition?.trim() === '*') return true;
  const tags = condition?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.some((tag) => tag.replace(/^"|(-br|-gzip)?"$/g, '') === hash);
}
