import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { startBlobs } from './blobs.ts';
import { callFunction, type Load, readFunctions } from './functions.ts';
import { startMail } from './mail.ts';
import { ipOf, sendResponse, sendText, toRequest, urlOf } from './node-http.ts';
import { root } from './root.ts';
import { startSchedule } from './schedule.ts';

export type PlatformOptions = {
  load: Load;
  /** Where blobs persist between starts. */
  stateDirectory: string;
};

export type Platform = {
  mailAddress: string;
  /** Answers requests for functions. Returns false, without touching the response, for everything else. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  close(): Promise<void>;
};

/** What Netlify does besides serving files (functions, blobs, schedule), and the local mail. */
export async function startPlatform({ load, stateDirectory }: PlatformOptions): Promise<Platform> {
  const functions = () => readFunctions(join(root, 'netlify/functions'), load);
  await functions();
  const mail = await startMail();
  const blobs = await startBlobs(join(stateDirectory, 'blobs-serve'));
  const schedule = startSchedule(functions);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await toRequest(request);
    if (!asked) return sendText(response, 413, 'Content Too Large');
    const match = (await functions()).find(({ answers }) => answers(asked));
    if (!match) return sendText(response, 404, 'Not Found');
    await sendResponse(response, await callFunction(match, asked, ipOf(request)));
  }

  return {
    mailAddress: mail.address,
    handle: async (request, response) => {
      if (!/^\/(api|\.netlify\/functions)\//.test(urlOf(request).pathname)) return false;
      await answer(request, response);
      return true;
    },
    close: async () => {
      await schedule.close();
      await mail.close();
      await blobs.close();
    },
  };
}
