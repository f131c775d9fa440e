import { request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it.each([
  ['/', 'Accueil'],
  ['/about', 'À propos'],
  ['/about.html', 'À propos'],
  ['/about?utm_source=x', 'À propos'],
  ['/blog/un-article', 'Un article'],
  ['/guide/', 'Guide'],
  ['/%C3%A9quipe', 'Équipe'],
  ['http://localhost/about', 'À propos'],
])('%s shows the page %s, which is revalidated on every use', async (path, title) => {
  const { status, text, headers } = await ask(path);
  expect([status, text]).toEqual([200, `<!doctype html><title>${title}</title>`]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

it.each([
  ['/about/?a=1&b=2', 301, '/about?a=1&b=2'],
  ['/blog/un-article/', 301, '/blog/un-article'],
  ['//about/', 301, '/about'],
  ['/blog/inconnu?x=1', 302, '/blog?x=1'],
  ['/ancien', 301, '/about'],
])('%s redirects with %i to %s', async (path, status, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

it.each([
  '/nulle-part',
  '/about/x',
  '/assets/',
  '/_headers',
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

it('nothing is read for another host, whose scripts could then post to the site, nor by methods other than GET and HEAD', async () => {
  expect((await ask('/.well-known/security.txt')).status).toBe(200);
  expect((await ask('/', { Host: 'ailleurs.example' })).status).toBe(403);
  expect((await ask('/about', {}, 'POST')).status).toBe(405);
});

it('headers are joined when set twice, unless a later rule overrides them', async () => {
  const { headers } = await ask('/assets/main-1234.js');
  expect(headers['x-twice']).toBe('one, two');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('a file is compressed, but not a range of it, which counts its own bytes', async () => {
  const [path, accepted] = ['/assets/main-1234.js', { 'Accept-Encoding': 'gzip, br' }];
  const { headers, bytes } = await ask(path, accepted);
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
  const part = await ask(path, { ...accepted, Range: 'bytes=0-5' });
  expect([part.status, part.text]).toEqual([206, SCRIPT.slice(0, 6)]);
});
