import { ServerClient } from 'postmark';
import { array, is, literal, optional, record, string, type, unknown } from 'superstruct';
import type { ReceivedMessage } from '../ledger/entry.ts';
import type { PostmarkSettings } from '../settings.ts';
import { SEARCH_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../timing.ts';
import { composeMail, metadataKey } from './mail.ts';
import { outcomeOfAnswer, outcomeOfError, type SendOutcome } from './postmark-outcome.ts';

/** Seconds are the client's unit; its default is 180. */
const TIMEOUTS = { send: SEND_TIMEOUT_MS / 1_000, search: SEARCH_TIMEOUT_MS / 1_000 };
const MAX_FOUND = 50;

export type Mailer = {
  /** Sends once; never throws. `mayReplyTo` false leaves the visitor's address to the text. */
  send(received: ReceivedMessage, options?: { mayReplyTo: boolean }): Promise<SendOutcome>;
  /** Postmark's MessageID of the mail with this id; undefined if its search finds none. Throws if the search fails or is inconclusive. */
  find(id: string): Promise<string | undefined>;
};

/**
 * Opens a new connection for each request: a kept-alive one may be half closed, especially in a function that was frozen between two
 * visitors, and a reset then leaves the fate of a mail unknown for minutes. Follows no redirect: it cannot come from Postmark, and would
 * resend token and mail to a stranger. The client keeps only the message of the error thrown here, so that must be the error code.
 */
const fetchPlainly: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('Connection', 'close');
  try {
    return await fetch(input, { ...init, headers, redirect: 'manual' });
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: unknown } };
    throw new Error(typeof cause?.code === 'string' ? cause.code : name);
  }
};

export function createMailer(settings: PostmarkSettings, timeouts: typeof TIMEOUTS = TIMEOUTS): Mailer {
  const { token, host: requestHost, https: useHttps } = settings;
  const key = metadataKey(settings);
  const connect = (timeout: number) => new ServerClient(token, { requestHost, useHttps, timeout, fetch: fetchPlainly });
  const sender = connect(timeouts.send);
  const searcher = connect(timeouts.search);
  return {
    async send(received, { mayReplyTo } = { mayReplyTo: true }) {
      let hasReplyTo = false;
      try {
        const mail = composeMail(received, settings, mayReplyTo);
        hasReplyTo = mail.ReplyTo !== undefined;
        return outcomeOfAnswer(await sender.sendEmail(mail));
      } catch (error) {
        return outcomeOfError(error, hasReplyTo);
      }
    },
    async find(id) {
      // Postmark searches `outbound` only, unless a stream is named.
      const filter = { count: MAX_FOUND, offset: 0, messageStream: settings.stream, [`metadata_${key}`]: id };
      return readSearch(await searcher.getOutboundMessages(filter), key, id);
    },
  };
}

/** Stands in while the operator's settings are wrong: the ledger keeps messages until they are fixed. */
export function createIdleMailer(wrong: readonly string[]): Mailer {
  const code = `environment: ${wrong.join(', ')}`;
  return {
    send: async () => ({ kind: 'unsent', reason: 'misconfigured', code }),
    find: async () => {
      throw new Error(code);
    },
  };
}

const SearchResult = type({ Messages: array(), TotalCount: unknown(), ErrorCode: optional(literal(0)) });
const FoundMail = type({ MessageID: string(), Metadata: record(string(), unknown()) });

/**
 * Takes only an empty list with a count of 0 as proof that the mail is absent. A host that ignores the filter lists other mails, and a host
 * in trouble counts mails that it does not list.
 */
function readSearch(answer: unknown, key: string, id: string): string | undefined {
  if (!is(answer, SearchResult)) throw new Error('The answer is not a search result.');
  const { Messages: mails, TotalCount: count } = answer;
  if (mails.length === 0 && count === 0) return undefined;
  const found = mails.filter((mail) => is(mail, FoundMail)).find(({ Metadata }) => Metadata[key] === id);
  if (!found) throw new Error('The search listed mails without this id.');
  return found.MessageID;
}
