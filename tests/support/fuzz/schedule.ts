import { createDevice, type Device, type DeviceBugs } from './device.ts';
import { createSite, type Site, type SiteBugs } from './site.ts';
import { createTape } from './tape.ts';
import { createWorld, type World } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;
const SITE_JUMPS = [5_000, 30_000, 70_000, 2 * MINUTE, HOUR, -MINUTE, -HOUR];
/**
 * The site's clock jumps no further while anything is under way. Longer than any request lives, shorter than an index key without an entry
 * does.
 */
const LONGEST_JUMP = 2 * MINUTE;
const VISITOR_JUMPS = [5_000, 30_000, HOUR, YEAR, -HOUR, -YEAR];
const MOST_MESSAGES = 3;
/** Pauses: as long as the search may lag, then as long as a key without an entry is kept. */
const HEALING = [...Array.from({ length: 5 }, () => MINUTE), HOUR, HOUR, MINUTE, MINUTE, MINUTE, MINUTE];
const MOST_STEPS = 5_000;

type Parts = { world: World; site: Site; device: Device };
type Act = (parts: Parts) => void;

const press: Act = ({ device }) => {
  if (device.draft() || device.texts.length < MOST_MESSAGES) device.write(device.tab());
};
const drain: Act = ({ device }) => device.drain(device.tab());
const killTab: Act = ({ world, device }) => {
  const { process } = device.tab();
  world.kill(process);
};
const killInstance: Act = ({ world, site }) => {
  const instance = site.instances[world.tape.pick(site.instances.length)];
  if (instance) world.kill(instance.process);
};
const redeliver: Act = ({ site }) => site.redeliver();
const jumpSite: Act = ({ world }) => {
  const jump = SITE_JUMPS[world.tape.pick(SITE_JUMPS.length)] ?? 0;
  world.moveSite(world.isQuiet() ? jump : Math.min(jump, LONGEST_JUMP));
};
const jumpVisitor: Act = ({ world }) => {
  world.clock.visitor += VISITOR_JUMPS[world.tape.pick(VISITOR_JUMPS.length)] ?? 0;
};
const retry: Act = ({ device }) => device.retry(device.tab());
const withdraw: Act = ({ device }) => device.withdraw(device.tab());

/** What may happen between two steps; most often it is nothing. */
const ACTS = [press, drain, drain, killTab, killInstance, redeliver, redeliver, jumpSite, jumpVisitor, retry, withdraw];
const ACT_RARITY = 6;

export type Bugs = SiteBugs & DeviceBugs;

/** Plays one schedule to its end and lets everything recover. Resolves with what went wrong and the trace, or `undefined`. */
export async function play(bytes: Uint8Array, bugs: Bugs = {}): Promise<string | undefined> {
  const tape = createTape(bytes);
  const world = createWorld(tape);
  const site = createSite(world, bugs);
  const device = createDevice(world, site, bugs);
  const parts = { world, site, device };
  const staysOpen = tape.pick(2) === 0;
  press(parts);
  while (!tape.isOver()) {
    const byte = tape.pick(256);
    const act = byte % ACT_RARITY === ACT_RARITY - 1 ? ACTS[Math.floor(byte / ACT_RARITY) % ACTS.length] : undefined;
    if (act) {
      world.note(`> ${act.name}`);
      act(parts);
    }
    await world.step(byte % 2 === 0 ? 0 : tape.pick(world.count()));
  }
  if (!staysOpen) closeAll(parts);
  const wrong = await heal(parts);
  return wrong && `${wrong}\n${world.trace.join('\n')}`;
}

/** Lets time pass without faults, first for the site alone, then for the author as well. */
async function heal(parts: Parts): Promise<string | undefined> {
  const { world, site, device } = parts;
  world.note('ALL IS WELL AGAIN');
  await settle(world);
  await pass(parts, () => site.waiting().length === 0);
  const broken = [...device.told].find((id) => !isMailed(parts, id) && !isWithAuthor(parts, id));
  if (broken) return `The author was told that ${broken} is sent, and it is not there exactly once.`;
  await pass(parts, () => device.rows().length === 0 && !device.draft(), true);
  return judge(parts);
}

const isMailed = ({ site }: Parts, id: string): boolean => site.mails.filter((mail) => mail.id === id).length === 1;
/** Held in the list, or given back to the form: the author is told in both cases. */
const isWithAuthor = (parts: Parts, id: string): boolean =>
  isHeld(parts, id) || Object.values(parts.device.draft()?.tried ?? {}).includes(id);
const isHeld = ({ device }: Parts, id?: string): boolean =>
  device.rows().some((item) => item.state === 'held' && (id === undefined || item.id === id));

async function pass(parts: Parts, isDone: () => boolean, withAuthor = false): Promise<void> {
  const { world, site } = parts;
  for (const pause of HEALING) {
    if (isDone()) break;
    world.moveSite(pause);
    world.clock.visitor += 2 * HOUR;
    site.redeliver();
    await settle(world);
    if (withAuthor) await visit(parts);
  }
}

function closeAll({ world, device }: Parts): void {
  for (const { process } of device.tabs) world.kill(process);
}

/** The author comes back: waiting messages are sent, held ones retried, and the form is submitted. */
async function visit(parts: Parts): Promise<void> {
  const { world, device } = parts;
  const tab = device.open();
  device.drain(tab);
  await settle(world);
  if (isHeld(parts)) device.retry(tab);
  await settle(world);
  if (device.draft()) device.write(tab);
  await settle(world);
}

async function settle(world: World): Promise<void> {
  for (let step = 0; step < MOST_STEPS && !world.isQuiet(); step++) await world.step();
}

function judge({ site, device }: Parts): string | undefined {
  const count = (text: string) => site.mails.filter((mail) => mail.text === text).length;
  const wrong = device.texts.find((text) => count(text) !== 1);
  if (wrong) return `« ${wrong} » was mailed ${count(wrong)} times.`;
  return device.rows().length > 0 ? `A row is left: ${JSON.stringify(device.rows())}` : undefined;
}
