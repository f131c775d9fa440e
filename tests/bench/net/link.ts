import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Milliseconds for a round trip, megabits a second. */
export type Link = { rtt: number; down: number; up: number };

/** Lighthouse's slow 4G. */
export const SLOW_4G: Link = { rtt: 150, down: 1.6, up: 0.75 };

const PACKET_BYTES = 1_460;
/** What a connection may have on its way before its sender must wait. */
const WINDOW_BYTES = 65_536;

/**
 * A port that leads to `port` over a slow link: every byte pays for it, TLS and the worker's downloads included, which DevTools' own
 * throttling spares. Slow start and packet loss are not imitated.
 */
export async function openLink(port: number, { rtt, down, up }: Link): Promise<{ server: Server; port: number }> {
  const lanes = { down: createLane(down, rtt / 2), up: createLane(up, rtt / 2) };
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    // Half open: what has ended on one side may still be on its way to the other.
    const origin = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    // Nothing is said before TCP's own handshake is over.
    const opened = performance.now() + rtt;
    carry(client, origin, lanes.up, opened);
    carry(origin, client, lanes.down, opened);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** When a packet of so many bytes arrives that is handed over at `from`. All connections share a lane, as they share the radio. */
type Lane = (bytes: number, from: number) => number;

function createLane(megabits: number, delay: number): Lane {
  const bytesPerMs = megabits * 125;
  let free = 0;
  return (bytes, from) => {
    free = Math.max(free, from) + bytes / bytesPerMs;
    return free + delay;
  };
}

function carry(from: Socket, to: Socket, lane: Lane, opened: number): void {
  const deliveries = createQueue();
  let underWay = 0;
  from.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
      const packet = chunk.subarray(start, start + PACKET_BYTES);
      underWay += packet.length;
      deliveries.add(lane(packet.length, Math.max(performance.now(), opened)), () => {
        underWay -= packet.length;
        to.write(packet);
        if (underWay < WINDOW_BYTES) from.resume();
      });
    }
    if (underWay >= WINDOW_BYTES) from.pause();
  });
  from.on('end', () => deliveries.add(lane(0, performance.now()), () => to.end()));
  for (const socket of [from, to]) socket.on('error', () => {});
  to.on('close', (hasFailed) => {
    if (!hasFailed) return;
    deliveries.clear();
    from.destroy();
  });
}

/** Does things in the order in which they were added, each when it is due: timers alone do not keep the order of packets. */
function createQueue() {
  const waiting: { due: number; act: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    const next = waiting[0];
    if (next) timer = setTimeout(run, Math.max(1, next.due - performance.now()));
  };
  const run = (): void => {
    timer = undefined;
    for (let next = waiting[0]; next && next.due <= performance.now(); next = waiting[0]) {
      waiting.shift();
      next.act();
    }
    if (!timer) wait();
  };
  return {
    add(due: number, act: () => void): void {
      waiting.push({ due, act });
      if (!timer) wait();
    },
    clear(): void {
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
