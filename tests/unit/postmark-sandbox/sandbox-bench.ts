import { type Errors, type Models, ServerClient } from 'postmark';
import { afterEach, beforeEach } from 'vitest';
import { startSandbox } from '../../../netlify/local/postmark-sandbox/server.ts';
import { type Inbox, openInbox } from '../../support/inbox.ts';

// Importing this module gives every test its own sandbox, and Postmark's real client for it.

export const mail = {
  From: '"Trait" <bonjour@trait.example>',
  To: 'equipe@trait.example',
  ReplyTo: 'visiteur@exemple.example',
  Subject: 'Nouveau message',
  TextBody: 'Bonjour',
  Tag: 'contact',
  Metadata: { id: '3f1c2a52' },
};

export let sandbox: Awaited<ReturnType<typeof startSandbox>>;
export let client: ServerClient;
export let inbox: Inbox;

/** A client with this timeout, in seconds. */
export const clientOf = (timeout: number) =>
  new ServerClient('token', { requestHost: `127.0.0.1:${sandbox.port}`, useHttps: false, timeout });

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = clientOf(20);
  inbox = openInbox(sandbox.url);
});
afterEach(() => sandbox.close());

/** The error with which sending a mail like `mail` fails; undefined if it is sent. */
export const failure = (change: Partial<Models.Message> = {}, sender = client) =>
  sender.sendEmail({ ...mail, ...change }).then(
    () => undefined,
    (error: Errors.PostmarkError) => error,
  );
