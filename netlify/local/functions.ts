import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, Context } from '@netlify/functions';
import { CommandError } from './command.ts';

type Handler = (request: Request, context: Context) => Response | undefined | Promise<Response | undefined>;
export type FunctionModule = { default: Handler; config?: Config };
/** Imports a function's file. The development server passes its own loader, so that edits take effect. */
export type Load = (file: string) => Promise<FunctionModule>;

/** The part of Netlify's context that the functions use. */
const CONTEXT = { deploy: { context: 'dev', id: '0', published: false } } as Context;

export type LocalFunction = { name: string; schedule: string | undefined; call: Handler; answers(request: Request): boolean };

/** Reads a folder's functions as Netlify does: one per file, with path and schedule in its `config`. */
export async function readFunctions(directory: string, load: Load): Promise<LocalFunction[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.ts')).sort();
  return await Promise.all(files.map(async (file) => describe(file.slice(0, -'.ts'.length), await load(join(directory, file)))));
}

/** Calls a function as Netlify does. An exception is logged and answered with a 500 that does not quote it. */
export async function callFunction({ name, call }: LocalFunction, request: Request): Promise<Response> {
  try {
    return (await call(request, CONTEXT)) ?? new Response(null, { status: 204 });
  } catch (error) {
    console.error(`[${name}]`, error);
    return Response.json({ title: 'Internal Server Error', status: 500 }, { status: 500 });
  }
}

function describe(name: string, { default: call, config = {} as Config }: FunctionModule): LocalFunction {
  if (typeof call !== 'function') throw new CommandError(`netlify/functions/${name}.ts has no function as its default export.`);
  const paths = 'path' in config && config.path ? [config.path].flat() : [`/.netlify/functions/${name}`];
  const patterns = paths.map((pathname) => new URLPattern({ pathname }));
  const methods = config.method ? [config.method].flat() : undefined;
  return {
    name,
    schedule: 'schedule' in config ? config.schedule : undefined,
    call,
    answers: ({ method, url }) => (!methods || methods.some((taken) => taken === method)) && patterns.some((pattern) => pattern.test(url)),
  };
}
