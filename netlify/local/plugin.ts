import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Connect, Plugin } from 'vite';
import { FUNCTION_PATHS, type LocalFunction, readFunctions } from './functions.ts';
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
      // Read anew for each call, so that edits take effect.
      const functions = () => readFunctions((file) => server.ssrLoadModule(file));
      // Reports one that cannot be loaded before anybody calls it.
      await functions();
      server.middlewares.use(serveFunctions(server.httpServer, functions));
      server.middlewares.use((_request, response, next) => {
        // `netlify dev` adds the headers in dist/_headers to every response that does not set them: set our own CSP.
        response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
        next();
      });
    },
    async configurePreviewServer({ httpServer, middlewares }) {
      httpServer.prependListener('request', reduceToPath);
      const functions = await readFunctions((file) => import(pathToFileURL(file).href));
      middlewares.use(serveFunctions(httpServer, async () => functions));
      middlewares.use(siteFiles(publish));
    },
  };
}

/** `server`: ends the schedule when it is closed, as Vite does when vite.config.ts changes. */
function serveFunctions(server: EventEmitter | null, functions: () => Promise<LocalFunction[]>): Connect.NextHandleFunction {
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
