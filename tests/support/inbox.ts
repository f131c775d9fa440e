import type { Mail } from '../../netlify/local/postmark-sandbox/sandbox.ts';

export type Inbox = {
  /** All mails that the sandbox has accepted, newest first. */
  mails(): Promise<Mail[]>;
  /** Makes Postmark fail in these ways, one after the other; without any, it works. */
  faults(...faults: object[]): Promise<void>;
  /** Mails are missing from Postmark's search until they are this old. */
  indexDelay(ms: number): Promise<void>;
  /** Removes all mails and all pending faults. */
  clear(): Promise<void>;
};

export function openInbox(mailURL: string): Inbox {
  const ask = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(mailURL + path, { method, body: body === undefined ? null : JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const faults = async (...queue: object[]): Promise<void> => void (await ask('PUT', '/sandbox/faults', queue));
  return {
    mails: async () => (await (await ask('GET', '/sandbox/mails')).json()) as Mail[],
    faults,
    indexDelay: async (ms) => void (await ask('PUT', '/sandbox/index-delay', { ms })),
    clear: async () => {
      await ask('DELETE', '/sandbox/mails');
      await faults();
    },
  };
}
