import type { ChoiceSequence } from './choice-sequence.ts';

/** A tab, or an instance of the function. Its memory is lost when it dies. */
export type Process = { name: string; isAlive: boolean; onDeath: (() => void)[] };

/**
 * Something in flight: a call going out, or an answer coming back. When its process dies, either `orphan` still happens or `dropped` does.
 */
type PendingEvent = { process: Process | undefined; label: string; go(): void; orphan?: () => void; dropped?: () => void };

export type Simulation = ReturnType<typeof createSimulation>;

const START = Date.UTC(2025, 10, 20, 9, 4);
const TICK_MS = 20;

/**
 * Simulates processes that run one at a time and stop at every call to anything outside them: the schedule decides which goes on, and what
 * happens before. There are two clocks, the visitor's and the site's.
 */
export function createSimulation(choices: ChoiceSequence) {
  const pending: PendingEvent[] = [];
  const clock = { site: START, visitor: START };
  const limits: (() => number)[] = [];
  const trace: string[] = [];

  const note = (line: string): void => void trace.push(line);
  const add = (event: PendingEvent): void => {
    if (!event.process || event.process.isAlive) pending.push(event);
  };
  const pass = (process: Process, label: string): Promise<void> =>
    new Promise((go) => {
      add({ process, label, go });
    });

  /** Moves the site's clock, forward no further than a send in flight allows. */
  function moveSite(ms: number): void {
    const room = Math.min(...limits.map((limit) => limit()), Number.MAX_SAFE_INTEGER);
    clock.site += Math.min(ms, Math.max(0, room));
  }

  return {
    choices,
    clock,
    limits,
    trace,
    note,
    pass,
    moveSite,
    isQuiet: () => pending.length === 0,
    start: (name: string): Process => ({ name, isAlive: true, onDeath: [] }),

    /** Performs an effect outside a process, which may die on the way there or on the way back. */
    async call<Result>(process: Process, label: string, effect: () => Result, dropped?: () => void): Promise<Result> {
      let result: { value: Result } | { error: unknown } | undefined;
      const happen = () => {
        result = outcomeOf(effect);
        note(`${process.name}: ${label}${'error' in result ? ` fails (${String(result.error)})` : ''}`);
      };
      await new Promise<void>((resolve) => {
        const go = () => {
          happen();
          resolve();
        };
        add({ process, label, go, orphan: happen, ...(dropped && { dropped }) });
      });
      await pass(process, `${label} comes back`);
      if (result && 'value' in result) return result.value;
      throw result?.error;
    },

    /** Happens sooner or later, whichever process dies. */
    later: (label: string, go: () => void): void => add({ process: undefined, label, go }),
    /** Happens sooner or later, unless its process dies. */
    laterIn: (process: Process, label: string, go: () => void): void => add({ process, label, go }),

    kill(process: Process): void {
      if (!process.isAlive) return;
      note(`${process.name} DIES`);
      process.isAlive = false;
      for (const event of pending.splice(0)) {
        if (event.process !== process) pending.push(event);
        else if (event.orphan && choices.pick(2) === 1) pending.push({ process: undefined, label: event.label, go: event.orphan });
        else event.dropped?.();
      }
      for (const tell of process.onDeath) tell();
    },

    /** Completes one event, and runs what waits for it up to the next one. */
    async step(which = 0): Promise<void> {
      const [event] = pending.splice(which % Math.max(1, pending.length), 1);
      event?.go();
      clock.visitor += TICK_MS;
      moveSite(TICK_MS);
      await new Promise(setImmediate);
    },
    count: () => pending.length,
  };
}

function outcomeOf<Result>(effect: () => Result): { value: Result } | { error: unknown } {
  try {
    return { value: effect() };
  } catch (error) {
    return { error };
  }
}
