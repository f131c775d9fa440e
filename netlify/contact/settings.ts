import type { MailSettings } from './mail/mail.ts';

/** Everything needed to talk to Postmark. `host` may carry a port and a path. */
export type PostmarkSettings = MailSettings & { token: string; host: string; https: boolean };

type Environment = Readonly<Record<string, string | undefined>>;

/** Postmark's test token: it answers that all is well, and delivers nothing. */
const TEST_TOKEN = 'POSTMARK_API_TEST';

/** Addresses in one line, as a mail's head may hold them. Postmark checks the rest (code 300), and the ledger keeps the mails it refuses. */
const ADDRESSES = /^\P{Cc}*@\P{Cc}*$/u;

/** The settings, or the names of missing or invalid variables. Does not throw: visitors must not pay for the operator's mistake. */
export function readSettings(environment: Environment): PostmarkSettings | { wrong: string[] } {
  const read = (name: string, fallback = '') => environment[name]?.trim() || fallback;
  const token = read('POSTMARK_SERVER_TOKEN');
  const from = read('CONTACT_FROM');
  const to = read('CONTACT_TO');
  const stream = read('POSTMARK_MESSAGE_STREAM', 'outbound');
  const api = readApi(read('POSTMARK_API_URL', 'https://api.postmarkapp.com'));
  const isRight: Record<string, boolean> = {
    POSTMARK_SERVER_TOKEN: /^[\x21-\x7e]+$/.test(token) && token.toUpperCase() !== TEST_TOKEN,
    POSTMARK_API_URL: api !== undefined,
    CONTACT_FROM: ADDRESSES.test(from),
    CONTACT_TO: ADDRESSES.test(to),
  };
  const wrong = Object.keys(isRight).filter((name) => !isRight[name]);
  return wrong.length === 0 && api ? { token, from, to, stream, ...api } : { wrong };
}

/** `http://127.0.0.1:8025/` → `{host: '127.0.0.1:8025', https: false}` */
function readApi(text: string): { host: string; https: boolean } | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return { host: url.host + url.pathname.replace(/\/+$/, ''), https: url.protocol === 'https:' };
}

/** Origins besides the request's own under which Netlify may serve this site. */
export function ownOrigins(environment: Environment): string[] {
  const urls = [environment.URL, environment.DEPLOY_PRIME_URL, environment.DEPLOY_URL];
  return urls.flatMap((url) => URL.parse(url ?? '')?.origin ?? []);
}
