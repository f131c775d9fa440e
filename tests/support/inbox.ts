import type { Mail } from '../../netlify/local/postmark-sandbox/ledger.ts';

export type Inbox = {
  /** All mails that the sandbox has accepted, newest first. */
  mails(): Promise<Mail[]>;
  /** Removes all mails and all pending faults. */
  clear(): Promise<void>;
};

export function openInbox(mailURL: string): Inbox {
  const ask = async (method: string, path: string): Promise<unknown> => {
    const response = await fetch(mailURL + path, { method });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return await response.json();
  };
  return {
    mails: async () => ((await ask('GET', '/sandbox/mails')) as { mails: Mail[] }).mails,
    clear: async () => {
      await ask('DELETE', '/sandbox/mails');
      await ask('DELETE', '/sandbox/faults');
    },
  };
}
