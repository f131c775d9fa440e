import { createEventChannel } from '../../outbox/events.ts';

/** This page's only channel to the other tabs and the worker: with two, an event on its way would be lost when one replaces the other. */
export const pageEvents = createEventChannel();
