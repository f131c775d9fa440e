import { createChoices } from './choice-sequence.ts';
import { createDevice, type Device } from './simulated-device.ts';
import { createSite, type Site, type Spoil } from './simulated-site.ts';
import { createSimulation, type Simulation } from './simulation.ts';

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

type Parts = { simulation: Simulation; site: Site; device: Device };
type Act = (parts: Parts) => void;

const press: Act = ({ device }) => {
  if (device.draft() || device.texts.length < MOST_MESSAGES) device.write(device.tab());
};
const drain: Act = ({ device }) => device.drain(device.tab());
const killTab: Act = ({ simulation, device }) => {
  const { process } = device.tab();
  simulation.kill(process);
};
const killInstance: Act = ({ simulation, site }) => {
  const instance = site.instances[simulation.choices.pick(site.instances.length)];
  if (instance) simulation.kill(instance.process);
};
const redeliver: Act = ({ site }) => site.redeliver();
const jumpSite: Act = ({ simulation }) => {
  const jump = SITE_JUMPS[simulation.choices.pick(SITE_JUMPS.length)] ?? 0;
  simulation.moveSite(simulation.isQuiet() ? jump : Math.min(jump, LONGEST_JUMP));
};
const jumpVisitor: Act = ({ simulation }) => {
  simulation.clock.visitor += VISITOR_JUMPS[simulation.choices.pick(VISITOR_JUMPS.length)] ?? 0;
};
const retry: Act = ({ device }) => device.retry(device.tab());
const withdraw: Act = ({ device }) => device.withdraw(device.tab());

/** What may happen between two steps; most often it is nothing. */
const ACTS = [press, drain, drain, killTab, killInstance, redeliver, redeliver, jumpSite, jumpVisitor, retry, withdraw];
const ACT_RARITY = 6;

/** Plays one schedule to its end and lets everything recover. Resolves with what went wrong and the trace, or `undefined`. */
export async function play(bytes: Uint8Array, spoil?: Spoil): Promise<string | undefined> {
  const choices = createChoices(bytes);
  const simulation = createSimulation(choices);
  const site = createSite(simulation, spoil);
  const device = createDevice(simulation, site);
  const parts = { simulation, site, device };
  const staysOpen = choices.pick(2) === 0;
  press(parts);
  while (!choices.isOver()) {
    const byte = choices.pick(256);
    const act = byte % ACT_RARITY === ACT_RARITY - 1 ? ACTS[Math.floor(byte / ACT_RARITY) % ACTS.length] : undefined;
    if (act) {
      simulation.note(`> ${act.name}`);
      act(parts);
    }
    await simulation.step(byte % 2 === 0 ? 0 : choices.pick(simulation.count()));
  }
  if (!staysOpen) closeAll(parts);
  const wrong = await heal(parts);
  return wrong && `${wrong}\n${simulation.trace.join('\n')}`;
}

/** Lets time pass without faults, first for the site alone, then for the author as well. */
async function heal(parts: Parts): Promise<string | undefined> {
  const { simulation, site, device } = parts;
  simulation.note('ALL IS WELL AGAIN');
  await settle(simulation);
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
  const { simulation, site } = parts;
  for (const pause of HEALING) {
    if (isDone()) break;
    simulation.moveSite(pause);
    simulation.clock.visitor += 2 * HOUR;
    site.redeliver();
    await settle(simulation);
    if (withAuthor) await visit(parts);
  }
}

function closeAll({ simulation, device }: Parts): void {
  for (const { process } of device.tabs) simulation.kill(process);
}

/** The author comes back: waiting messages are sent, held ones retried, and the form is submitted. */
async function visit(parts: Parts): Promise<void> {
  const { simulation, device } = parts;
  const tab = device.open();
  device.drain(tab);
  await settle(simulation);
  if (isHeld(parts)) device.retry(tab);
  await settle(simulation);
  if (device.draft()) device.write(tab);
  await settle(simulation);
}

async function settle(simulation: Simulation): Promise<void> {
  for (let step = 0; step < MOST_STEPS && !simulation.isQuiet(); step++) await simulation.step();
}

function judge({ site, device }: Parts): string | undefined {
  const count = (text: string) => site.mails.filter((mail) => mail.text === text).length;
  const wrong = device.texts.find((text) => count(text) !== 1);
  if (wrong) return `« ${wrong} » was mailed ${count(wrong)} times.`;
  return device.rows().length > 0 ? `A row is left: ${JSON.stringify(device.rows())}` : undefined;
}
