import { rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { makeBuiltSite } from '../../support/folder.ts';
import { startSite } from '../../support/start-site.ts';

// Headers, their overriding rules and those of a missing page are in build/headers.test.ts, served by the same server.

const folder = await makeBuiltSite();
const site = await startSite({ publish: folder.path });
afterAll(async () => {
  await site.stop();
  await folder.remove();
});

/** A raw request: `fetch` would follow redirects, decompress, and normalise the path. */
async function ask(path: string, headers: Record<string, string> = {}, { baseURL } = site) {
  const { port } = new URL(baseURL);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ hostname: '127.0.0.1', port, path, headers }, resolve).once('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test.each([
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
  expect({ status, body: String(body) }).toEqual({ status: 200, body: `<!doctype html><title>${title}</title>` });
});

test.each([
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
  expect({ status, location: headers.location }).toEqual({ status: expected, location });
});

test.each([
  ...['/nulle-part', '/about/x', '/assets/', '/_headers', '/.vite/manifest.json', '/..%2f..%2fpackage.json', '/../package.json'],
  ...['/guide//index.html', '/%', '/%00', '//example.com', '*', 'http://[::/'],
])('%s gets the page 404.html', async (path) => {
  const { status, body } = await ask(path);
  expect({ status, body: String(body) }).toEqual({ status: 404, body: '<!doctype html><title>Introuvable</title>' });
});

describe('under another host', () => {
  test('nothing is read, since a script there could post to the site', async () => {
    expect((await ask('/', { Host: 'ailleurs.example' })).status).toBe(403);
  });

  test('everything is read where URL names it, as for a tunnel', async () => {
    await using tunnelled = await startSite({ publish: folder.path, env: { URL: 'https://tunnel.example' } });
    const page = await ask('/about', { Host: 'tunnel.example' }, tunnelled);
    expect({ status: page.status, body: String(page.body) }).toEqual({ status: 200, body: expect.stringContaining('À propos') });
    expect((await ask('/', { Host: 'ailleurs.example' }, tunnelled)).status).toBe(403);
  });
});

test('a file removed while it is read does not end the server', async () => {
  const file = join(folder.path, 'leaving.txt');
  const asking = Promise.allSettled(Array.from({ length: 200 }, () => ask('/leaving.txt')));
  for (let round = 0; round < 200; round++) {
    await writeFile(file, 'Au revoir');
    await rm(file);
  }
  await asking;
  expect((await ask('/about')).status).toBe(200);
});

test('a file that the client has is not sent again', async () => {
  const { headers } = await ask('/about');
  const again = await ask('/about', { 'If-None-Match': String(headers.etag) });
  expect({ status: again.status, length: again.body.length, caching: again.headers['cache-control'] }).toEqual({
    status: 304,
    length: 0,
    caching: 'public, max-age=0, must-revalidate',
  });
});

test('a part of a file is sent alone', async () => {
  const part = await ask('/about', { Range: 'bytes=0-5' });
  expect({ status: part.status, body: String(part.body) }).toEqual({ status: 206, body: '<!doct' });
});

test('a long text is compressed', async () => {
  await folder.write('long.txt', 'Bonjour. '.repeat(1_000));
  const { headers, body } = await ask('/long.txt', { 'Accept-Encoding': 'gzip' });
  expect({ encoding: headers['content-encoding'], isSmaller: body.length < 1_000 }).toEqual({ encoding: 'gzip', isSmaller: true });
});

test('a hidden file in `.well-known` is served', async () => {
  expect((await ask('/.well-known/security.txt')).status).toBe(200);
});
