import type { Envelope } from './mail.ts';

/** Everything needed to talk to Postmark. `host` may carry a port and a path. */
export type PostmarkSettings = Envelope & { token: string; host: string; https: boolean };

type Environment = Readonly<Record<string, string | undefined>>;

/** Postmark's test token: it answers that all is well, and delivers nothing. */
const TEST_TOKEN = 'POSTMARK_API_TEST';

const ATOM = String.raw`[\w!#$%&'*+/=^\x60{|}~-]+`;
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?';
const ADDRESS = String.raw`${ATOM}(?:\.${ATOM})*@(?:localhost|${LABEL}(?:\.${LABEL})+)`;
/**
 * Postmark's syntax, with ASCII addresses only: an address, or a name followed by an address in angle brackets. A name with a comma, a dot
 * or another special character of RFC 5322 must be quoted. https://postmarkapp.com/support/article/1180-what-does-errorcode-300-mean
 */
const MAILBOX = String.raw`(?:${ADDRESS}|(?:"[^"\\\r\n]*"|[^@<>()[\]:\\,;."\r\n]+)\s*<${ADDRESS}>)`;
const ONE = new RegExp(`^${MAILBOX}$`);
/** At most 50, like Postmark. */
const SEVERAL = new RegExp(String.raw`^${MAILBOX}(?:\s*,\s*${MAILBOX}){0,49}$`);

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
    CONTACT_FROM: ONE.test(from),
    CONTACT_TO: SEVERAL.test(to),
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
