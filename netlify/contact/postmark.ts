import { Models, ServerClient } from 'postmark';
import { array, is, literal, optional, record, string, type, unknown } from 'superstruct';
import type { Letter } from './letter.ts';
import { composeMail, METADATA_KEY } from './mail.ts';
import { outcomeOfAnswer, outcomeOfError, type SendOutcome } from './postmark-outcome.ts';
import type { PostmarkSettings } from './settings.ts';
import { SEARCH_TIMEOUT, SEND_TIMEOUT } from './timing.ts';

/** Seconds, as the client counts; its own default is 180. */
const TIMEOUTS = { send: SEND_TIMEOUT / 1_000, search: SEARCH_TIMEOUT / 1_000 };
const MAX_FOUND = 50;

export type Mailer = {
  /** Sends once; never throws. */
  send(letter: Letter): Promise<SendOutcome>;
  /** Postmark's MessageID of the mail that carries this id; undefined when its search has none. Throws when the search tells nothing. */
  find(id: string): Promise<string | undefined>;
};

/**
 * Each request on a connection of its own: one kept from before may be half closed, above all in a function that was frozen between
 * two visitors, and a reset then makes the fate of a mail unknown for minutes. A redirect is no answer of Postmark's: following it
 * would repeat token and mail to a stranger. The client keeps only the message of what is thrown here, so that must be the code.
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
  const connect = (timeout: number) => new ServerClient(token, { requestHost, useHttps, timeout, fetch: fetchPlainly });
  const sender = connect(timeouts.send);
  const searcher = connect(timeouts.search);
  return {
    async send(letter) {
      try {
        const mail = { ...composeMail(letter, settings), TrackLinks: Models.LinkTrackingOptions.None };
        return outcomeOfAnswer(await sender.sendEmail(mail));
      } catch (error) {
        return outcomeOfError(error);
      }
    },
    async find(id) {
      // Without the stream Postmark looks through `outbound` alone.
      const filter = { count: MAX_FOUND, offset: 0, messageStream: settings.stream, [`metadata_${METADATA_KEY}`]: id };
      return readSearch(await searcher.getOutboundMessages(filter), id);
    },
  };
}

/** Stands in when the operator's variables are wrong: the ledger keeps what it gets until they are right. */
export function createIdleMailer(wrong: readonly string[]): Mailer {
  const code = `environment: ${wrong.join(', ')}`;
  return {
    send: async () => ({ kind: 'rejected', reason: 'misconfigured', code }),
    find: async () => {
      throw new Error(code);
    },
  };
}

const SearchResult = type({ Messages: array(), TotalCount: unknown(), ErrorCode: optional(literal(0)) });
const FoundMail = type({ MessageID: string(), Metadata: record(string(), unknown()) });

/**
 * "Absent" is believed of an empty result only: a host that ignores the filter would list other mails, and one in trouble counts what it
 * does not list.
 */
function readSearch(answer: unknown, id: string): string | undefined {
  if (!is(answer, SearchResult)) throw new Error('The answer is not a search result.');
  const { Messages: mails, TotalCount: count } = answer;
  if (mails.length === 0 && count === 0) return undefined;
  const found = mails.filter((mail) => is(mail, FoundMail)).find(({ Metadata }) => Metadata[METADATA_KEY] === id);
  if (!found) throw new Error('The search listed mails without this id.');
  return found.MessageID;
}
