import { createChoices } from './choice-sequence.ts';
import { createDevice, type Device, isSameDay } from './simulated-device.ts';
import { createSite, type Site, type Spoil } from './simulated-site.ts';
import { createSimulation, type Simulation } from './simulation.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;
const SITE_JUMPS = [5_000, 30_000, 70_000, 2 * MINUTE, HOUR, -MINUTE, -HOUR];
/**
 * The farthest that the site's clock jumps while anything is under way; it is not set back then. Longer than any request lives, shorter than
 * an index key without an entry.
 */
const LONGEST_JUMP = 2 * MINUTE;
const VISITOR_JUMPS = [5_000, 30_000, HOUR, YEAR, -HOUR, -YEAR];
const MAX_MESSAGES = 3;
const SEARCH_CATCHES_UP = Array.from({ length: 5 }, () => MINUTE);
const ORPHANED_KEYS_EXPIRE = [HOUR, HOUR];
const LAST_RETRIES = Array.from({ length: 4 }, () => MINUTE);
/** Pauses after which every message is at rest. */
const HEALING = [...SEARCH_CATCHES_UP, ...ORPHANED_KEYS_EXPIRE, ...LAST_RETRIES];
const MAX_STEPS = 5_000;
/** One time in this many, an event happens between two steps. */
const RARITY = 6;

type Parts = { simulation: Simulation; site: Site; device: Device };

/** Events that may happen between two steps. */
function actsOf({ simulation, site, device }: Parts): (() => unknown)[] {
  const { choices, clock, kill } = simulation;
  const oneOf = (jumps: number[]): number => jumps[choices.pick(jumps.length)] ?? 0;
  const drain = () => device.drain(device.tab());
  return [
    () => (device.draft() || device.texts.length < MAX_MESSAGES) && device.write(device.tab()),
    drain,
    drain,
    () => device.retry(device.tab()),
    () => device.recall(device.tab()),
    () => kill(device.tab().process),
    () => site.kill(),
    site.redeliver,
    site.redeliver,
    () => {
      const jump = oneOf(SITE_JUMPS);
      simulation.moveSite(simulation.isQuiet() ? jump : Math.min(Math.max(0, jump), LONGEST_JUMP));
    },
    () => {
      const moved = clock.visitor + oneOf(VISITOR_JUMPS);
      // Whoever presses again on another day sends another message.
      if (!device.isPressing() || isSameDay(moved, clock.visitor)) clock.visitor = moved;
    },
  ];
}

/** Plays one scenario to its end and lets everything recover. Resolves with what went wrong and the trace, or `undefined`. */
export async function play(bytes: Uint8Array, spoil?: Spoil): Promise<string | undefined> {
  const choices = createChoices(bytes);
  const simulation = createSimulation(choices);
  const site = createSite(simulation, spoil);
  const device = createDevice(simulation, site);
  const parts = { simulation, site, device };
  const acts = actsOf(parts);
  const staysOpen = choices.pick(2) === 0;
  device.write(device.tab());
  while (!choices.isOver()) {
    const byte = choices.pick(256);
    if (byte % RARITY === RARITY - 1) acts[Math.floor(byte / RARITY) % acts.length]?.();
    await simulation.step(byte % 2 === 0 ? 0 : choices.pick(simulation.count() || 1));
  }
  if (!staysOpen) for (const { process } of device.tabs) simulation.kill(process);
  const wrong = await heal(parts);
  return wrong && `${wrong}\n${simulation.trace.join('\n')}`;
}

/** Lets time pass without faults, first for the site alone, then for the author as well. */
async function heal(parts: Parts): Promise<string | undefined> {
  const { simulation, site, device } = parts;
  simulation.note('ALL IS WELL AGAIN');
  await settle(simulation);
  await pass(parts, () => site.pending().length === 0);
  const isMailed = (id: string) => site.mails.filter((mail) => mail.id === id).length === 1;
  // Held in the list, or recalled to the form: the author is told in both cases.
  const isWithAuthor = (id: string) => device.held().some((row) => row.id === id) || device.draft()?.recalled?.id === id;
  const broken = [...device.told].find((id) => !isMailed(id) && !isWithAuthor(id));
  if (broken) return `The author was told that ${broken} is sent, and it is not there exactly once.`;
  await pass(
    parts,
    () => device.rows().length === 0 && !device.draft(),
    () => visit(parts),
  );
  const idsOf = (text: string) => site.mails.filter((mail) => mail.text === text).map(({ id }) => id);
  const isRight = (text: string) => {
    const ids = idsOf(text);
    return ids.length === 1 || (device.forgotten.has(text) && ids.length > 1 && new Set(ids).size === ids.length);
  };
  const wrong = device.texts.find((text) => !isRight(text));
  if (wrong) return `« ${wrong} » was mailed ${idsOf(wrong).length} times.`;
  return device.rows().length > 0 ? `A row is left: ${JSON.stringify(device.rows())}` : undefined;
}

async function pass({ simulation, site }: Parts, isDone: () => boolean, visit = async () => {}): Promise<void> {
  for (const pause of HEALING) {
    if (isDone()) break;
    simulation.moveSite(pause);
    simulation.clock.visitor += 2 * HOUR;
    site.redeliver();
    await settle(simulation);
    await visit();
  }
}

/** The author comes back: waiting messages are sent, held ones retried, and the form is submitted. */
async function visit({ simulation, device }: Parts): Promise<void> {
  const tab = device.open();
  device.drain(tab);
  await settle(simulation);
  if (device.held().length > 0) device.retry(tab);
  await settle(simulation);
  if (device.draft()) device.write(tab);
  await settle(simulation);
}

async function settle(simulation: Simulation): Promise<void> {
  for (let step = 0; step < MAX_STEPS && !simulation.isQuiet(); step++) await simulation.step();
}
