import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Connect, Plugin } from 'vite';
import { FUNCTION_PATHS, readFunctions } from './functions.ts';
import { middleware, sendResponse, toRequest, urlOf } from './node-http.ts';
import { siteFiles } from './site-files.ts';
import { startSchedule } from './start-schedule.ts';

/** Makes Vite's servers do what Netlify does: functions and their schedule; in the preview, also the built site in `publish`. */
export function localNetlify(publish: string): Plugin {
  return {
    name: 'local-netlify',
    apply: 'serve',
    async configureServer(server) {
      server.httpServer?.prependListener('request', reduceToPath);
      server.middlewares.use(await serveFunctions(server.httpServer, (file) => server.ssrLoadModule(file)));
      server.middlewares.use((_request, response, next) => {
        // `netlify dev` adds the headers in dist/_headers to every response that does not set them: set our own CSP.
        response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
        next();
      });
    },
    async configurePreviewServer({ httpServer, middlewares }) {
      httpServer.prependListener('request', reduceToPath);
      middlewares.use(await serveFunctions(httpServer, (file) => import(pathToFileURL(file).href)));
      middlewares.use(siteFiles(publish));
    },
  };
}

/** `server`: ends the schedule when it is closed, as Vite does when vite.config.ts changes. */
async function serveFunctions(server: EventEmitter | null, load: (file: string) => Promise<unknown>): Promise<Connect.NextHandleFunction> {
  const functions = () => readFunctions(load);
  // Reports one that cannot be loaded before anybody calls it.
  await functions();
  const schedule = startSchedule(functions);
  server?.once('close', () => clearInterval(schedule));
  return middleware(async (incoming, outgoing, next) => {
    const isForFunctions = FUNCTION_PATHS.test(incoming.url ?? '');
    const match = isForFunctions ? (await functions()).find(({ path }) => path.test(urlOf(incoming))) : undefined;
    if (match) await sendResponse(outgoing, await match.call(await toRequest(incoming)));
    else next();
  });
}

/** Reduces a request's target to its path: it may be a whole URL, or none at all, on which Connect throws outside any handler. */
function reduceToPath(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return;
  const url = URL.parse(request.url ?? '');
  // No file has this path: the answer is 404.
  request.url = url ? url.pathname + url.search : '/%';
}
