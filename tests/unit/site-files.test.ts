import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Folder, makeFolder, SCRIPT } from '../support/folder.ts';
import { type Site, startSite } from '../support/start-site.ts';

let folder: Folder;
let site: Site;

beforeAll(async () => {
  folder = await makeFolder();
  site = await startSite({ publish: folder.path });
});
afterAll(async () => {
  await site.stop();
  await folder.remove();
});

type Answer = { status: number; headers: Record<string, string | undefined>; bytes: Buffer; text: string };

/** A raw request: `fetch` would follow redirects, decompress, and normalise the path. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.baseURL);
    const request = httpRequest({ hostname: '127.0.0.1', port, path, method, headers }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers as Answer['headers'], bytes, text: bytes.toString() });
    });
    request.once('error', reject).end();
  });
}

describe('pretty addresses', () => {
  it.each([
    ['/', 'Accueil'],
    ['/index.html', 'Accueil'],
    ['/about', 'À propos'],
    ['/about.html', 'À propos'],
    ['/about?utm_source=x', 'À propos'],
    ['/blog', 'Blog'],
    ['/blog/un-article', 'Un article'],
    ['/guide/', 'Guide'],
    ['/%C3%A9quipe', 'Équipe'],
    ['http://localhost/about', 'À propos'],
  ])('%s shows the page %s', async (path, title) => {
    const { status, text, headers } = await ask(path);
    expect([status, text]).toEqual([200, `<!doctype html><title>${title}</title>`]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ['/about/', 301, '/about'],
    ['/about/?a=1&b=2', 301, '/about?a=1&b=2'],
    ['/blog/un-article/', 301, '/blog/un-article'],
    ['//about/', 301, '/about'],
    ['/blog/inconnu', 302, '/blog'],
    ['/blog/inconnu?x=1', 302, '/blog?x=1'],
    ['/ancien', 301, '/about'],
  ])('%s redirects with %i to %s', async (path, status, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });
});

describe('other addresses', () => {
  it.each([
    '/nulle-part',
    '/about/x',
    '/assets/',
    '/_headers',
    '/_redirects',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
    '/../package.json',
    '/%',
    '/%00',
    '//example.com',
    '*',
    'http://[::/',
  ])('%s gets the page 404.html, with status 404 and the headers of its path', async (path) => {
    const { status, text, headers } = await ask(path);
    expect([status, text]).toEqual([404, '<!doctype html><title>Introuvable</title>']);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('are not read for another host, whose scripts could then post to the site, nor by methods other than GET and HEAD', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(200);
    expect((await ask('/', { Host: 'ailleurs.example' })).status).toBe(403);
    const { status, headers } = await ask('/about', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  it('are those of the file, and what belongs to the transfer', async () => {
    const transfer = [
      'accept-ranges',
      'cache-control',
      'content-length',
      'content-type',
      'etag',
      'vary',
      'connection',
      'date',
      'keep-alive',
    ];
    const { headers } = await ask('/about', { Origin: 'https://ailleurs.example' });
    expect(Object.keys(headers).sort()).toEqual([...transfer, 'x-frame-options', 'x-twice'].sort());
  });

  it('are joined when set twice, unless a later rule overrides them', async () => {
    const { headers } = await ask('/assets/main-1234.js');
    expect(headers['x-twice']).toBe('one, two');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('are not cached: a changed file is served at once', async () => {
    await folder.write('nouveau.html', 'un');
    expect((await ask('/nouveau')).text).toBe('un');
    await folder.write('nouveau.html', 'deux');
    expect((await ask('/nouveau')).text).toBe('deux');
  });
});

describe('delivery', () => {
  const path = '/assets/main-1234.js';

  it('responds to HEAD with the headers of GET and no body', async () => {
    const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')];
    expect(head.bytes).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('compresses for %s', async (accepted, encoding, decompress) => {
    const { headers, bytes } = await ask(path, { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(bytes.length).toBeLessThan(SCRIPT.length / 4);
    expect(decompress(bytes).toString()).toBe(SCRIPT);
  });

  it('responds with 304 to a client that already has the file, in any encoding', async () => {
    const { headers } = await ask(path, { 'Accept-Encoding': 'br' });
    for (const etag of [headers.etag, `"other", ${headers.etag}`]) {
      const { status, bytes } = await ask(path, { 'If-None-Match': String(etag) });
      expect([status, bytes.length]).toEqual([304, 0]);
    }
    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await ask('/nulle-part', { 'If-None-Match': '*' })).status).toBe(404);
  });

  it.each([
    ['bytes=0-5', 206, SCRIPT.slice(0, 6), `bytes 0-5/${SCRIPT.length}`],
    ['bytes=7-', 206, SCRIPT.slice(7), `bytes 7-${SCRIPT.length - 1}/${SCRIPT.length}`],
    ['bytes=-3', 206, SCRIPT.slice(-3), `bytes ${SCRIPT.length - 3}-${SCRIPT.length - 1}/${SCRIPT.length}`],
    ['bytes=99999-', 416, 'Range Not Satisfiable\n', `bytes */${SCRIPT.length}`],
    ['bytes=0-1,4-5', 200, SCRIPT, undefined],
  ])('responds to the range %s with %i', async (range, status, text, contentRange) => {
    const answer = await ask(path, { Range: range, 'Accept-Encoding': 'br' });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, contentRange]);
    expect((await ask(path, { Range: range, 'If-Range': '"other"' })).status, 'the file has changed since').toBe(200);
  });
});
