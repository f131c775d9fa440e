import type { ContactMessage } from '../../../../src/message/fields.ts';
import { writeTime } from '../../../../src/message/submission-time.ts';
import { type Draft, sameValues } from '../../../../src/outbox/draft.ts';
import { createOutbox, type Outbox } from '../../../../src/outbox/outbox.ts';
import type { Store } from '../../../../src/outbox/store.ts';
import { createDisk } from './simulated-disk.ts';
import { createNetwork } from './simulated-network.ts';
import type { Site } from './simulated-site.ts';
import type { Process, Simulation } from './simulation.ts';

export const isSameDay = (one: number, other: number): boolean => writeTime(one).slice(0, 10) === writeTime(other).slice(0, 10);

/** A page, or the worker, which only drains. */
type Tab = { process: Process; outbox: Outbox; store: Store };
export type Device = ReturnType<typeof createDevice>;

/** A visitor's browser: the real outbox in tabs that share a disk and nothing else, and can be killed. */
export function createDevice(simulation: Simulation, site: Site) {
  const { choices, clock, note } = simulation;
  const disk = createDisk(simulation);
  const postOf = createNetwork(simulation, site);
  const tabs: Tab[] = [];
  /** Ids of the messages whose author was told that they are sent. */
  const told = new Set<string>();
  const texts: string[] = [];
  /** The texts that a form is sending, by its process. */
  const pressing = new Map<Process, string>();
  /** The time at which the author was told that a text is sent, or will be. */
  const settled = new Map<string, number>();
  /** Texts that were posted without being stored, since the device refused. */
  const unstored = new Set<string>();
  /** Those of `unstored` whose form died before it could say so. Written again on another day, they are another message. */
  const forgotten = new Set<string>();

  function open(): Tab {
    const process = simulation.start(`tab ${tabs.length + 1}`);
    const store = disk.storeOf(process);
    const post = postOf(process);
    const isStored = (text: string) => disk.list().some(({ message }) => message.message === text);
    const outbox = createOutbox({
      store,
      post(outgoing) {
        const { message: text } = outgoing.message;
        if (!isStored(text)) unstored.add(text);
        return post(outgoing);
      },
      now: () => clock.visitor,
      random: () => choices.pick(2),
      publish: (event) => void (event.kind === 'acknowledged' && told.add(event.id)),
      requestSync: () => simulation.yieldTurn(process),
    });
    const tab = { process, outbox, store };
    tabs.push(tab);
    process.onDeath.push(() => {
      const text = pressing.get(process);
      if (text && unstored.has(text)) forgotten.add(text);
      pressing.delete(process);
    });
    return tab;
  }

  /** Submits the form, as its hook does. On success the form is emptied; otherwise it keeps its text and that text's id. */
  async function press({ process, outbox, store }: Tab, draft: Draft): Promise<void> {
    const { values } = draft;
    const isOwn = (stored: Draft) => sameValues(stored.values, values);
    pressing.set(process, values.message ?? '');
    const outcome = await outbox.submit({
      message: values as ContactMessage,
      draft,
      ownTimes: new Set([draft.updatedAt]),
      honeypot: false,
      isShown: () => true,
      onSafe: () => {},
    });
    note(`  the author is told: ${outcome.kind}`);
    if ('draft' in outcome && isOwn(disk.draft() ?? outcome.draft)) disk.write(outcome.draft);
    if (outcome.kind === 'acknowledged' || outcome.kind === 'queued') {
      settled.set(values.message ?? '', clock.visitor);
      await store.changeDraft((stored) => (stored && isOwn(stored) ? undefined : stored)).catch(() => {});
    }
    pressing.delete(process);
  }

  function compose(): Draft {
    const text = `Bonjour, voici le message numéro ${texts.length + 1}.`;
    texts.push(text);
    return { values: { name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: text }, updatedAt: clock.visitor };
  }

  return {
    told,
    texts,
    forgotten,
    tabs,
    open,
    rows: disk.list,
    held: () => disk.list().filter(({ state }) => state === 'held'),
    draft: disk.draft,
    /** Tells whether a form is being sent. */
    isPressing: () => pressing.size > 0,
    /** A living tab, new or used. */
    tab(): Tab {
      const living = tabs.filter(({ process }) => process.isAlive);
      return living[choices.pick(living.length + 1)] ?? open();
    },
    /** The author submits the form: the stored draft, else a new message. */
    write(tab: Tab): void {
      if (pressing.has(tab.process)) return;
      const stored = disk.draft();
      const settledAt = settled.get(stored?.values.message ?? '');
      // Refusing storage may leave the draft of a sent message. Its author does not send it again on another day.
      const isStale = settledAt !== undefined && !stored?.recalled && !isSameDay(settledAt, clock.visitor);
      const draft = isStale ? undefined : (stored ?? compose());
      disk.write(draft);
      if (draft) void press(tab, draft);
    },
    drain: ({ outbox }: Tab): void => void outbox.drain().catch(() => {}),
    retry({ outbox }: Tab): void {
      const [row] = disk.list();
      if (row) void outbox.retry(row.id).catch(() => {});
    },
    recall({ outbox }: Tab): void {
      const [row] = disk.list();
      // The only author recalls nothing while the form is in use.
      if (row && !disk.draft() && pressing.size === 0) void outbox.recall(row.id).catch(() => {});
    },
  };
}
