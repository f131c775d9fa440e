import { createNewsroom, type Newsroom } from '../../contact/news.ts';
import { browserPorts, createOutbox, type Outbox } from '../../contact/outbox.ts';
import type { Ports } from '../../contact/ports.ts';

/** Workbox's own prefix and the name of the queue in sw/contact-sync.ts. */
const SYNC_TAG = 'workbox-background-sync:contact';
/** A browser takes milliseconds to answer; one that never does must not keep a message from leaving. */
const RING_PATIENCE_MS = 1_000;

// Background Sync is in no standard, so TypeScript does not know it.
type Syncing = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

export type PageOutbox = { outbox: Outbox; news: Newsroom; store: Ports['store'] };

let opened: PageOutbox | undefined;

/** The one outbox of this page. Opening it opens no database yet. */
export function pageOutbox(): PageOutbox {
  opened ??= open();
  return opened;
}

function open(): PageOutbox {
  const news = createNewsroom();
  const ports = browserPorts(news, ring);
  return { outbox: createOutbox(ports), news, store: ports.store };
}

async function ring(): Promise<void> {
  const answer = register().catch(() => {
    // Absent or refused (Safari, Firefox, Brave): this page's own triggers remain.
  });
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, RING_PATIENCE_MS))]);
}

async function register(): Promise<void> {
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}
