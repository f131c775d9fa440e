/** The time after which storage counts as refused, since the browser does not answer. */
export const STORAGE_TIMEOUT_MS = 5_000;
