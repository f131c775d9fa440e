import { createDraft, type Draft, forget } from '../../../src/contact/draft.ts';
import { createLock } from '../../../src/contact/lock.ts';
import type { ContactMessage } from '../../../src/contact/message.ts';
import { createOutbox, type Outbox } from '../../../src/contact/outbox.ts';
import type { Store } from '../../../src/contact/store.ts';
import { createDisk, createLocks } from './simulated-disk.ts';
import { createNetwork } from './simulated-network.ts';
import type { Site } from './simulated-site.ts';
import type { Process, Simulation } from './simulation.ts';

type Tab = { process: Process; outbox: Outbox; store: Store };
export type Device = ReturnType<typeof createDevice>;

/** A visitor's browser: the real outbox in tabs that share a disk and a lock, and can be killed. */
export function createDevice(simulation: Simulation, site: Site) {
  const { choices, clock, note } = simulation;
  const disk = createDisk(simulation);
  const hasLocks = choices.pick(4) < 3;
  const lockOf = createLocks(simulation);
  const postOf = createNetwork(simulation, site);
  const tabs: Tab[] = [];
  /** Ids of the messages whose author was told that they are sent. */
  const told = new Set<string>();
  const texts: string[] = [];
  const pressing = new Set<Process>();

  function open(): Tab {
    const process = simulation.start(`tab ${tabs.length + 1}`);
    const store = disk.storeOf(process);
    const outbox = createOutbox({
      store,
      post: postOf(process),
      // Without Web Locks, as in an old browser, a tab takes turns with itself, and knows nothing of the others.
      lock: hasLocks ? lockOf(process) : createLock('none'),
      clock: { now: () => clock.visitor, random: () => choices.pick(2), sleep: () => simulation.pass(process) },
      publish: (event) => void (event.kind === 'sent' && told.add(event.id)),
      isSent: (id) => told.has(id),
      requestSync: async () => {},
    });
    const tab = { process, outbox, store };
    tabs.push(tab);
    return tab;
  }

  /** Submits the form, which the page clears when it is told that all is well. */
  async function press({ process, outbox, store }: Tab, draft: Draft): Promise<void> {
    pressing.add(process);
    const outcome = await outbox.submit({ message: draft.values as ContactMessage, draft });
    note(`  the author is told: ${outcome.kind}`);
    if (outcome.kind === 'sent' || outcome.kind === 'queued') await store.changeDraft(forget(draft)).catch(() => {});
    pressing.delete(process);
  }

  function compose(): Draft {
    const text = `Bonjour, voici le message numéro ${texts.length + 1}.`;
    texts.push(text);
    return createDraft({ name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: text });
  }

  return {
    told,
    texts,
    tabs,
    open,
    rows: disk.list,
    held: () => disk.list().filter(({ state }) => state === 'held'),
    draft: disk.draft,
    /** A living tab, new or used. */
    tab(): Tab {
      const living = tabs.filter(({ process }) => process.isAlive);
      return living[choices.pick(living.length + 1)] ?? open();
    },
    /** The author submits the form: the stored draft, else a new message. */
    write(tab: Tab): void {
      if (pressing.has(tab.process)) return;
      const draft = { ...(disk.draft() ?? compose()), writer: tab.process.name };
      disk.write(draft);
      void press(tab, draft);
    },
    drain: ({ outbox }: Tab): void => void outbox.drain().catch(() => {}),
    retry({ outbox }: Tab): void {
      const [row] = disk.list();
      if (row) void outbox.retry(row.id).catch(() => {});
    },
    withdraw({ outbox }: Tab): void {
      const [row] = disk.list();
      // There is only one author, who withdraws nothing while the form is in use.
      const isBusy = [...pressing].some(({ isAlive }) => isAlive);
      if (row && !disk.draft() && !isBusy) void outbox.withdraw(row.id).catch(() => {});
    },
  };
}
