import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** `rtt` in milliseconds, `down` and `up` in megabits per second. */
export type Link = { rtt: number; down: number; up: number };

/** Lighthouse's slow 4G. */
export const SLOW_4G: Link = { rtt: 150, down: 1.6, up: 0.75 };

const PACKET_BYTES = 1_460;
/** How many bytes a connection may have in flight before its sender must wait. */
const WINDOW_BYTES = 65_536;

/**
 * Opens a port that forwards to `port` over a slow link. Every byte pays for it, including TLS and the worker's downloads, which DevTools
 * throttling spares. Slow start and packet loss are not simulated.
 */
export async function openLink(port: number, { rtt, down, up }: Link): Promise<{ server: Server; port: number }> {
  const lanes = { down: createLane(down, rtt / 2), up: createLane(up, rtt / 2) };
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    // Half-open: after one side has ended, data may still be in flight to the other.
    const origin = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    // No data is sent before the TCP handshake is over.
    const opened = performance.now() + rtt;
    carry(client, origin, lanes.up, opened);
    carry(origin, client, lanes.down, opened);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** When a packet of `bytes` bytes, handed over at `from`, arrives. All connections share a lane, as they share the radio. */
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

/** Runs each action when it is due, in the order added: timers alone do not keep packets in order. */
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
