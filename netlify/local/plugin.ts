import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compression from 'compression';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { callFunction, type FunctionModule, readFunctions } from './functions.ts';
import { startSchedule } from './local-schedule.ts';
import { sendResponse, sendText, toRequest, urlOf } from './node-http.ts';
import { root } from './root.ts';
import { serveFile } from './site-files.ts';

/** Makes Vite's servers do what Netlify does: functions and their schedule; in the preview, also the built site in `publish`. */
export function localNetlify(publish: string): Plugin {
  return {
    name: 'local-netlify',
    apply: 'serve',
    async configureServer(server) {
      await mountFunctions(server, (file) => server.ssrLoadModule(file));
      server.middlewares.use((_request, response, next) => {
        // `netlify dev` adds the headers in dist/_headers to every response that does not set them: set our own CSP.
        response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
        next();
      });
    },
    async configurePreviewServer(server) {
      await mountFunctions(server, (file) => import(pathToFileURL(file).href));
      const compress = compression();
      // A range counts bytes of the file itself.
      server.middlewares.use((request, response, next) => (request.headers.range ? next() : compress(request, response, next)));
      server.middlewares.use(middleware((request, response) => serveFile(publish, request, response)));
    },
  };
}

async function mountFunctions(server: ViteDevServer | PreviewServer, load: (file: string) => Promise<unknown>): Promise<void> {
  const functions = () => readFunctions(join(root, 'netlify/functions'), (file) => load(file) as Promise<FunctionModule>);
  // One that cannot be loaded is reported now.
  await functions();
  const schedule = startSchedule(functions);
  server.httpServer?.once('close', () => clearInterval(schedule));
  server.httpServer?.prependListener('request', makePath);
  const answer = middleware(async (incoming, response) => {
    const request = await toRequest(incoming);
    if (!request) return sendText(response, 413, 'Content Too Large');
    const match = (await functions()).find(({ answers }) => answers(request));
    if (!match) return sendText(response, 404, 'Not Found');
    await sendResponse(response, await callFunction(match, request));
  });
  server.middlewares.use((request, response, next) => {
    if (/^\/(api|\.netlify\/functions)\//.test(urlOf(request).pathname)) answer(request, response, next);
    else next();
  });
}

/** A request may name a whole URL, or what is none: Connect throws on some of those, which would end the process. */
function makePath(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return;
  const url = URL.parse(request.url ?? '');
  request.url = url ? url.pathname + url.search : '/%';
}

/** Connect neither waits for a promise nor hears of its failure. */
function middleware(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Connect.NextHandleFunction {
  return (request, response, next) => {
    answer(request, response).catch((error: unknown) => response.destroyed || next(error));
  };
}
