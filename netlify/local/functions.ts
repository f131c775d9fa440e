import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, Context } from '@netlify/functions';
import { root } from '../../scripts/root.ts';

type NetlifyHandler = (request: Request, context: Context) => Response | undefined | Promise<Response | undefined>;
/** Imports a file. The development server's own way compiles the file anew after an edit. */
type Load = (file: string) => Promise<unknown>;

export type LocalFunction = { name: string; path: URLPattern; schedule: string | undefined; call(request: Request): Promise<Response> };

/** The part of Netlify's context that the functions use. */
const CONTEXT = { deploy: { context: 'dev', id: '0', published: false } } as Context;

/** The paths that functions have. Any other is no function's, which saves the development server from reading them anew for it. */
export const FUNCTION_PATHS = /^\/(api|\.netlify\/functions)\//;

/**
 * Reads a folder of functions as Netlify does: one function per file, with its path or schedule in `config`. Rejects when one has a path that
 * is not among `FUNCTION_PATHS`.
 */
export async function readFunctions(load: Load, directory = join(root, 'netlify/functions')): Promise<LocalFunction[]> {
  // An editor's and the system's own files lie there, too.
  const files = (await readdir(directory)).filter((file) => /^\w.*\.ts$/.test(file));
  return Promise.all(
    files.map(async (file) => {
      const name = file.replace(/\.ts$/, '');
      const { default: handler, config = {} } = (await load(join(directory, file))) as { default: NetlifyHandler; config?: Config };
      const { path = `/.netlify/functions/${name}`, schedule } = config as { path?: string; schedule?: string };
      if (!FUNCTION_PATHS.test(path)) throw new Error(`${name}: its path is ${path}, outside /api/ and /.netlify/functions/`);
      return { name, path: new URLPattern({ pathname: path }), schedule, call: (request) => callFunction(name, handler, request) };
    }),
  );
}

/** An exception is logged and answered with a 500 that does not quote it. */
async function callFunction(name: string, handler: NetlifyHandler, request: Request): Promise<Response> {
  try {
    return (await handler(request, CONTEXT)) ?? new Response(null, { status: 204 });
  } catch (error) {
    console.error(`[${name}]`, error);
    return Response.json({ title: 'Internal Server Error', status: 500 }, { status: 500 });
  }
}
