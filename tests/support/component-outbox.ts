import 'fake-indexeddb/auto';
import { getDefaultStore } from 'jotai';
import toast from 'react-hot-toast/headless';
import { vi } from 'vitest';
import { itemsAtom } from '../../src/app/outbox/items.ts';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import { digestMessage } from '../../src/contact/message.ts';
import type { Row } from '../../src/contact/row.ts';

/** Empties the page's own outbox, which is the real one; only the network's far end is replaced. */
export async function emptyPage(): Promise<void> {
  const { store, events } = pageOutbox();
  for (const { id } of await store.list()) await store.discard(id);
  await store.changeDraft(() => undefined);
  history.replaceState(null, '');
  toast.remove();
  getDefaultStore().set(itemsAtom, []);
  events.publish({ kind: 'changed' });
}

export async function waitingRows(...rows: Row[]): Promise<void> {
  const { store, events } = pageOutbox();
  for (const row of rows) await store.change(row.id, () => row);
  events.publish({ kind: 'changed' });
}

export type Post = { id: string; headers: Headers; body: unknown };

/** Replaces the site that the page posts to. Returns the list of posts, which grows as they arrive. */
export function stubSite(answer: (post: Post & { digest: string }) => Response | Promise<Response>): Post[] {
  const posts: Post[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    const headers = new Headers(init.headers);
    const post = { id: headers.get('Idempotency-Key') ?? '', headers, body };
    posts.push(post);
    return answer({ ...post, digest: await digestMessage(body) });
  });
  return posts;
}

/** A site that answers every post in this way once it is released. */
export function stubHeldSite(answer: (post: Post & { digest: string }) => Response = takes) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const posts = stubSite(async (post) => {
    await promise;
    return answer(post);
  });
  return { posts, release };
}

export const failing = (status: number) => () => new Response('', { status });
export const takes = ({ id, digest }: { id: string; digest: string }) => Response.json({ id, digest, state: 'sent' });
export const isOffline = () => Promise.reject(new TypeError('Failed to fetch'));
