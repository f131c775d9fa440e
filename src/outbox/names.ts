// Names that page and worker agree on.
export const DATABASE = 'contact';
/** The broadcast channel of outbox events. */
export const CHANNEL = 'contact';
/** Workbox's queue, which the worker opens, and the tag of its `sync` event, which a page registers. */
export const QUEUE = 'contact';
export const SYNC_TAG = `workbox-background-sync:${QUEUE}`;
