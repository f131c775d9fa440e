import { readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import type { Connect } from 'vite';
import { middleware, urlOf } from './node-http.ts';

/** Netlify's configuration, and names that begin with a dot. */
const HIDDEN = /^\/_(headers|redirects)$|\/\.(?!well-known\/)/;

/**
 * Does what Netlify does before it serves a file. An existing file gets its headers and its full name, and Vite serves it. Any other URL is
 * redirected, or answered with 404.html. Reads the folder's rules anew for each request: a build may replace them while
 * the server runs.
 */
export function siteFiles(publish: string): Connect.NextHandleFunction {
  return middleware(async (request, response, next) => {
    const { pathname, search } = urlOf(request);
    const file = await findFile(publish, pathname);
    const redirect = file ? undefined : await findRedirect(publish, pathname);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to + search }).end();
      return;
    }
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.setHeaders(await readHeaders(publish, pathname));
    if (file) {
      request.url = encodeURI(file);
      closeIfUnreadable(response);
      next();
    } else {
      const page = await readFile(join(publish, '404.html'));
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    }
  });
}

/** Closes the connection when the file that Vite pipes is gone, as during a build. Nothing else handles that error, and Node would exit. */
function closeIfUnreadable(response: ServerResponse): void {
  response.once('pipe', (file) => file.once('error', () => response.destroy()));
}

/** The file that a path stands for, below `publish`: `/about` is about.html. */
async function findFile(publish: string, pathname: string): Promise<string | undefined> {
  const path = decode(pathname);
  // Refuses `//` inside a path. At its front, findRedirect removes it.
  if (!path || HIDDEN.test(path) || /[^/]\/\//.test(path)) return undefined;
  for (const file of path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]) {
    const found = await stat(join(publish, file)).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return undefined;
}

/**
 * `/About/` leads to `/about`, and the rest is in `_redirects`, of which this site only needs `from to status`. Netlify finds a file
 * whatever the case. With its Pretty URLs on, it leads to lower case (https://github.com/mdn/yari/issues/35), as here. With them off, it
 * serves the file at the URL asked for (https://github.com/pester/docs/issues/36), which the page then corrects
 * (src/browser/hydration/hydrate.tsx).
 */
async function findRedirect(publish: string, pathname: string): Promise<{ to: string; status: number } | undefined> {
  // Keeps one slash: `//about` would lead to a host of that name.
  const canonical = pathname.replace(/^\/+/, '/').replace(/\/+$/, '').toLowerCase();
  if (canonical !== pathname && (await findFile(publish, canonical))) return { to: canonical, status: 301 };
  // Netlify's rules know no slash at the end: https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash.
  const rules = await readFile(join(publish, '_redirects'), 'utf8').catch(() => '');
  for (const [from = '', to = '', status] of rules.split('\n').map((line) => line.trim().split(/\s+/))) {
    if (from.startsWith('/') && new URLPattern({ pathname: from }).test({ pathname: canonical }))
      return { to, status: Number(status ?? 301) };
  }
  return undefined;
}

/** The headers that `_headers` sets for a path; later rules win. */
async function readHeaders(publish: string, pathname: string): Promise<Headers> {
  const files = [join(publish, '_headers')];
  const { headers: rules, errors } = await parseAllHeaders({ headersFiles: files, configHeaders: [], minimal: false });
  if (errors[0]) throw errors[0];
  const matching = (rules as Header[]).filter(({ forRegExp }) => forRegExp.test(pathname));
  return new Headers(Object.assign({}, ...matching.map(({ values }) => values)));
}

/** Decodes a path, but for `%2F`. Undefined if its encoding is invalid, as in `/%`. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
