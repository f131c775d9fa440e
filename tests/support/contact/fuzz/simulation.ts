import type { ChoiceSequence } from './choice-sequence.ts';

/** A tab, or an instance of the function. Its memory is lost when it dies. */
export type Process = { name: string; isAlive: boolean; onDeath: (() => void)[] };

/** Something in flight: a call going out, or an answer coming back. When its process dies, `orphan` may still happen. */
type PendingEvent = { process?: Process; go(): void; orphan?: () => void };

export type Simulation = ReturnType<typeof createSimulation>;

const START = Date.UTC(2025, 10, 20, 9, 4);
const TICK_MS = 20;

/**
 * Simulates processes that run one at a time and stop at every call to anything outside them. The scenario decides which process goes on, and
 * what happens before. The visitor's clock and the site's may be set; `elapsed` is the time that really passes at the site.
 */
export function createSimulation(choices: ChoiceSequence) {
  const pending: PendingEvent[] = [];
  const clock = { site: START, visitor: START, elapsed: 0 };
  const trace: string[] = [];

  const note = (line: string): void => void trace.push(line);
  const add = (event: PendingEvent): void => {
    if (event.process?.isAlive !== false) pending.push(event);
  };
  /** Lets other events happen before this process goes on. */
  const yieldTurn = (process: Process): Promise<void> => new Promise((go) => add({ process, go }));

  function moveSite(ms: number): void {
    clock.site += ms;
    clock.elapsed += Math.max(0, ms);
  }

  return {
    choices,
    clock,
    trace,
    note,
    yieldTurn,
    moveSite,
    isQuiet: () => pending.length === 0,
    count: () => pending.length,
    start: (name: string): Process => ({ name, isAlive: true, onDeath: [] }),

    /** Performs an effect outside a process. The process may die while the call goes out or its answer comes back. */
    async call<Result>(process: Process, label: string, effect: () => Result): Promise<Result> {
      const happen = async () => {
        note(`${process.name}: ${label}`);
        return effect();
      };
      const outcome = new Promise<Result>((resolve) => {
        add({ process, go: () => resolve(happen()), orphan: () => void happen().catch(() => {}) });
      });
      await outcome.catch((error: unknown) => note(`  fails (${String(error)})`));
      await yieldTurn(process);
      return outcome;
    },

    /** Happens sooner or later, whichever process dies. */
    later: (go: () => void): void => add({ go }),
    /** Happens sooner or later, unless its process dies. */
    laterIn: (process: Process, go: () => void): void => add({ process, go }),

    kill(process: Process): void {
      if (!process.isAlive) return;
      note(`${process.name} DIES`);
      process.isAlive = false;
      for (const event of pending.splice(0)) {
        if (event.process !== process) pending.push(event);
        else if (event.orphan && choices.pick(2) === 1) pending.push({ go: event.orphan });
      }
      for (const tell of process.onDeath) tell();
    },

    /** Completes one event, and runs what waits for it up to the next one. */
    async step(which = 0): Promise<void> {
      pending.splice(which, 1)[0]?.go();
      clock.visitor += TICK_MS;
      moveSite(TICK_MS);
      await new Promise(setImmediate);
    },
  };
}
