import type { PostmarkError } from './errors.ts';

/**
 * The ways in which POST /email can be made to fail. `accepts`: the mail is checked and enters the ledger before the fault strikes.
 * `answers`: the response is an error with the fault's status, code and message (or preset).
 */
export const FAULT_KINDS = {
  reject: { accepts: false, answers: true, does: 'Refuses the mail with the given error' },
  'accept-then-error': { accepts: true, answers: true, does: 'Accepts the mail, then answers an error (500 by default)' },
  'accept-then-reset': { accepts: true, answers: false, does: 'Accepts the mail, then resets the connection' },
  reset: { accepts: false, answers: false, does: 'Resets the connection; the mail is not accepted' },
  hang: { accepts: false, answers: false, does: 'Never answers; the mail is not accepted' },
  'accept-then-hang': { accepts: true, answers: false, does: 'Accepts the mail, then never answers' },
  'not-json': { accepts: false, answers: false, does: 'Answers 200 with a web page, like a captive portal; the mail is not accepted' },
  slow: { accepts: true, answers: false, does: 'Accepts the mail after the delay, even when the client has given up' },
} as const satisfies Record<string, { accepts: boolean; answers: boolean; does: string }>;

export type FaultKind = keyof typeof FAULT_KINDS;

export type Fault = {
  kind: FaultKind;
  /** How many more mails it strikes; 0 means until deleted. */
  times: number;
  /** How many mails pass unharmed before it strikes. */
  after: number;
  /** Milliseconds before it strikes. */
  delayMs: number;
  answer?: PostmarkError;
};

export type FaultQueue = ReturnType<typeof createFaultQueue>;

/** Faults strike in order: only the first in the queue counts down, and once used up, it gives way to the next. */
export function createFaultQueue() {
  let queue: Fault[] = [];

  return {
    list: (): readonly Fault[] => queue,
    replace(faults: readonly Fault[]): void {
      queue = faults.map((fault) => ({ ...fault }));
    },
    /** The fault for this POST /email, if any; counts down. */
    take(): Fault | undefined {
      const [first] = queue;
      if (!first) return undefined;
      if (first.after > 0) {
        first.after -= 1;
        return undefined;
      }
      const struck = { ...first };
      if (first.times > 0) {
        first.times -= 1;
        if (first.times === 0) queue.shift();
      }
      return struck;
    },
  };
}

/** A fault as the endpoints show it: `{kind, times, after, delayMs, status?, code?, message?}`. It can be PUT again. */
export function describeFault({ answer, ...fault }: Fault): object {
  return { ...fault, ...answer };
}
