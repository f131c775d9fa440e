import { createEventChannel } from '../../outbox/events.ts';

/**
 * This page's only channel to the other tabs and the worker. load-outbox.ts listens to it until send-triggers.ts does: with a channel each, an
 * event between the two would be lost.
 */
export const pageEvents = createEventChannel();
