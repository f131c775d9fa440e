import { EventEmitter, once } from 'node:events';
import { type IncomingMessage, request as requestUpstream, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ContactMessage } from '../../../src/message/fields.ts';
import { identify } from '../../../src/message/identity.ts';
import { normalizeMessage } from '../../../src/message/normalize.ts';
import { ENDPOINT, HONEYPOT_FIELD, SUBMITTED_AT_HEADER } from '../../../src/message/protocol.ts';
import { readTime } from '../../../src/message/submission-time.ts';
import { startHost } from '../http-host.ts';
import { type Answer, type Post, type PostHandler, pass, send } from './post-handlers.ts';

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** Stands between a browser and the site. Passes everything on, except for POSTs of messages, which handlers answer. */
export async function startGateway(site: string) {
  const posts: Post[] = [];
  const arrivals = new EventEmitter();
  const plan: { next: PostHandler[]; otherwise: PostHandler } = { next: [], otherwise: pass };
  const edits = new Map<string, (text: string) => string>();
  const pages = new Map<string, string>();
  const passing = new Set<Promise<Answer>>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const forward = () => {
      const answer = passOn(site, request, body);
      passing.add(answer);
      return answer.finally(() => passing.delete(answer));
    };
    if (request.method !== 'POST' || request.url !== ENDPOINT) {
      arrivals.emit('request', request.url, response);
      const url = request.url ?? '';
      if (url.startsWith('/unanswered/')) return;
      const page = pages.get(url);
      if (page !== undefined) {
        send(response, { status: 200, headers: { 'Content-Type': 'text/html' }, body: page });
        return;
      }
      const answer = await forward();
      const edit = edits.get(url);
      send(response, edit ? { ...answer, body: edit(String(answer.body)) } : answer);
      return;
    }
    const post = { id: await idOf(request, String(body)), body: String(body), at: Date.now() };
    posts.push(post);
    arrivals.emit('post', post);
    await (plan.next.shift() ?? plan.otherwise)({ post, response, forward });
  }

  const host = await startHost((request, response) => {
    for (const part of [request, response]) part.on('error', () => {});
    handle(request, response).catch((error) => {
      // Says why, unless it is the browser that went away.
      if (!response.destroyed) console.error(`The gateway has no answer for ${request.url}:`, error);
      response.destroy();
    });
  });
  return {
    url: `http://localhost:${host.port}`,
    posts,
    ids: () => posts.map(({ id }) => id),
    /** Handles the next POSTs, one each. */
    next: (...handlers: PostHandler[]): void => void plan.next.push(...handlers),
    /** Handles all other POSTs. */
    otherwise(handler: PostHandler): void {
      plan.otherwise = handler;
    },
    /** Changes this file's text from now on. */
    edit: (path: string, change: (text: string) => string): void => void edits.set(path, change),
    /** Answers this URL with a page of the test's own. */
    serve: (path: string, html: string): void => void pages.set(path, html),
    /** Resolves with the next POST. */
    async nextPost(): Promise<Post> {
      return (await once(arrivals, 'post'))[0] as Post;
    },
    /** Resolves when a page requests a URL that begins so. Those under /unanswered/ are never answered. */
    async requested(start: string): Promise<void> {
      for (;;) if (String((await once(arrivals, 'request'))[0]).startsWith(start)) return;
    },
    /** Refuses every connection from now on. Resolves once the site is done with all requests passed on: the next test empties its ledger. */
    async close(): Promise<void> {
      await host[Symbol.asyncDispose]();
      await Promise.allSettled(passing);
    },
  };
}

/** The id, as the site computes it too. A native form sends no time, and so has none. */
async function idOf({ headers }: IncomingMessage, body: string): Promise<string> {
  const sentAt = readTime(String(headers[SUBMITTED_AT_HEADER.toLowerCase()] ?? ''));
  if (sentAt !== undefined) return identify(JSON.parse(body), sentAt);
  const { [HONEYPOT_FIELD]: _, ...message } = Object.fromEntries(new URLSearchParams(body));
  return identify(normalizeMessage(message as ContactMessage), Date.now());
}

async function passOn(site: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  // Asks for a whole, uncompressed text, since no other can be edited.
  const { 'if-none-match': _, ...asked } = headers;
  const plain = { ...asked, 'accept-encoding': 'identity' };
  const upstream = requestUpstream(new URL(site + url), { method: method ?? 'GET', headers: plain, agent: false }).end(body);
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
  // The length is computed again, since an edited body is longer, and a second Content-Length would be invalid.
  const recomputed = ['transfer-encoding', 'connection', 'content-length'];
  const kept = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !recomputed.includes(name)));
  return { status: answer.statusCode ?? 502, headers: kept, body: await buffer(answer) };
}
