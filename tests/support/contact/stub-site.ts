import { vi } from 'vitest';
import type { ContactMessage } from '../../../src/message/fields.ts';
import { identify } from '../../../src/message/identity.ts';
import { SUBMITTED_AT_HEADER } from '../../../src/message/protocol.ts';
import { readTime } from '../../../src/message/submission-time.ts';

type Post = { id: string; url: string; headers: Headers; body: ContactMessage; init: RequestInit };
export type Answer = (post: Post) => Response | Promise<Response>;

/** Replaces the site that messages are posted to. Returns the list of posts, with the ids that it computes, which grows as they arrive. */
export function stubSite(answer: Answer): Post[] {
  const posts: Post[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body: ContactMessage = JSON.parse(String(init.body));
    const headers = new Headers(init.headers);
    const post = { id: await identify(body, readTime(headers.get(SUBMITTED_AT_HEADER)) ?? Date.now()), url, headers, body, init };
    posts.push(post);
    return answer(post);
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
export const takes: Answer = ({ id }) => Response.json({ id, state: 'sent' });
export const isOffline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
