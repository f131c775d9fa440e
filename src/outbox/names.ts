// Names that page and worker agree on.

/** The database of messages and draft. */
export const DATABASE = 'contact';
/** The broadcast channel of outbox events. */
export const CHANNEL = 'outbox-events';
/** Workbox's queue, which the worker opens, and the tag of its `sync` event, which a page registers. */
export const QUEUE = 'outbox';
export const SYNC_TAG = `workbox-background-sync:${QUEUE}`;
