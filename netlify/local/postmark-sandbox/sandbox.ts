import { createEventHub, type EventHub } from './events.ts';
import { createFaultQueue, type Fault, type FaultQueue } from './faults.ts';
import { createLedger, type Ledger, type Mail } from './ledger.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** The state of a running sandbox, shared by all handlers. */
export type Sandbox = {
  ledger: Ledger;
  faults: FaultQueue;
  events: EventHub;
  /** Mails younger than this are missing from the search. */
  indexDelayMs: number;
  /** Aborted by close(), so that delayed responses stop waiting. */
  closing: AbortSignal;
};

export function createSandbox(closing: AbortSignal): Sandbox {
  return { ledger: createLedger(), faults: createFaultQueue(), events: createEventHub(), indexDelayMs: 0, closing };
}

export function acceptMail(sandbox: Sandbox, outgoing: OutgoingMail): Mail {
  const mail = sandbox.ledger.accept(outgoing);
  const { MessageID, ReceivedAt, From, To, ReplyTo, Subject, Tag, Metadata } = mail;
  sandbox.events.emit('mail', { MessageID, ReceivedAt, From, To, ReplyTo, Subject, Tag, Metadata }, MessageID);
  return mail;
}

export function takeFault(sandbox: Sandbox): Fault | undefined {
  const waiting = sandbox.faults.list().length > 0;
  const fault = sandbox.faults.take();
  if (waiting) sandbox.events.emit('state', {});
  return fault;
}

export function tellState(sandbox: Sandbox): void {
  sandbox.events.emit('state', {});
}
