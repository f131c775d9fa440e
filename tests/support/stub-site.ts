import { vi } from 'vitest';
import { digestMessage } from '../../src/contact/message.ts';
import { IDEMPOTENCY_KEY } from '../../src/contact/protocol.ts';

type Post = { id: string; headers: Headers; body: unknown; init: RequestInit };
export type Answer = (post: Post & { digest: string }) => Response | Promise<Response>;

/** Replaces the site that messages are posted to. Returns the list of posts, which grows as they arrive. */
export function stubSite(answer: Answer): Post[] {
  const posts: Post[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    const headers = new Headers(init.headers);
    const post = { id: headers.get(IDEMPOTENCY_KEY) ?? '', headers, body, init };
    posts.push(post);
    return answer({ ...post, digest: await digestMessage(body) });
  });
  return posts;
}

/** A site that answers every post in this way once it is released. */
export function stubHeldSite(answer: Answer = takes) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const posts = stubSite(async (post) => {
    await promise;
    return answer(post);
  });
  return { posts, release };
}

export const failing = (status: number) => () => new Response('', { status });
export const takes: Answer = ({ id, digest }) => Response.json({ id, digest, state: 'sent' });
export const isOffline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
