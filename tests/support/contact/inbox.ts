import type { Mail } from '../../../netlify/local/postmark/email.ts';

/** The requests of a test to the local Postmark. */
export function openInbox(mailURL: string) {
  const ask = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(mailURL + path, { method, body: body === undefined ? null : JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  /** Makes Postmark fail in these ways, one after the other; without any, it works. */
  const faults = async (...queue: object[]): Promise<void> => void (await ask('PUT', '/control/faults', queue));
  return {
    /** All mails that it has accepted, newest first. */
    mails: async () => (await (await ask('GET', '/control/mails')).json()) as Mail[],
    faults,
    /** Mails are missing from its search until they are this old. */
    indexDelay: async (ms: number) => void (await ask('PUT', '/control/index-delay', { ms })),
    /** Removes all mails and all pending faults. */
    clear: async () => {
      await ask('DELETE', '/control/mails');
      await faults();
    },
  };
}
