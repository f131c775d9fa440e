import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from '../support/folder.ts';
import { startSite } from '../support/start-site.ts';

// Headers, their overriding rules and those of a missing page are in build/headers.test.ts, served by the same server.

const folder = await makeFolder();
const site = await startSite({ publish: folder.path });
afterAll(async () => {
  await site.stop();
  await folder.remove();
});

/** A raw request: `fetch` would follow redirects, decompress, and normalise the path. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = new URL(site.baseURL);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ hostname: '127.0.0.1', port, path, method, headers }, resolve).once('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
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
])('%s shows the page %s', async (path, title) => {
  const { status, body } = await ask(path);
  expect([status, String(body)]).toEqual([200, `<!doctype html><title>${title}</title>`]);
});

it.each([
  ['/about/?a=1&b=2', 301, '/about?a=1&b=2'],
  ['/blog/un-article/', 301, '/blog/un-article'],
  ['/About', 301, '/about'],
  ['/Blog/Un-Article/?a=B', 301, '/blog/un-article?a=B'],
  ['/Blog/Inconnu', 302, '/blog'],
  ['//about/', 301, '/about'],
  ['/blog/inconnu?x=1', 302, '/blog?x=1'],
  ['/blog/inconnu/', 302, '/blog'],
  ['/ancien', 301, '/about'],
])('%s redirects with %i to %s', async (path, expected, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([expected, location]);
});

it.each([
  ...['/nulle-part', '/about/x', '/assets/', '/_headers', '/.vite/manifest.json', '/..%2f..%2fpackage.json', '/../package.json'],
  ...['/guide//index.html', '/%', '/%00', '//example.com', '*', 'http://[::/'],
])('%s gets the page 404.html', async (path) => {
  const { status, body } = await ask(path);
  expect([status, String(body)]).toEqual([404, '<!doctype html><title>Introuvable</title>']);
});

it('nothing is read for another host, whose scripts could then post to the site, nor by methods other than GET and HEAD', async () => {
  expect((await ask('/.well-known/security.txt')).status).toBe(200);
  expect((await ask('/', { Host: 'ailleurs.example' })).status).toBe(403);
  expect((await ask('/about', {}, 'POST')).status).toBe(405);
});

it('HEAD, a file that the client has, and a part of one are answered as Netlify does', async () => {
  const whole = await ask('/about');
  const head = await ask('/about', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, whole.headers.etag]);
  const again = await ask('/about', { 'If-None-Match': String(whole.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const part = await ask('/about', { Range: 'bytes=0-5', 'Accept-Encoding': 'br' });
  expect([part.status, String(part.body), part.headers['content-range']]).toEqual([206, '<!doct', `bytes 0-5/${whole.body.length}`]);
});
