import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openLink } from '../bench/net/link.ts';

test('a slow link carries every byte in order, and no faster than its rate', async () => {
  const sent = randomBytes(40_000);
  const origin = createServer((socket) => socket.end(sent)).listen(0, '127.0.0.1');
  await once(origin, 'listening');
  // 40,000 bytes at 1 Mbit/s take 320 ms, and the handshake plus half a round trip 75 ms.
  const link = await openLink((origin.address() as AddressInfo).port, { rtt: 50, down: 1, up: 1 });
  const started = performance.now();
  const received = await buffer(connect({ port: link.port, host: '127.0.0.1' }));
  expect(received.equals(sent)).toBe(true);
  // A timer may fire a millisecond early.
  expect(performance.now() - started).toBeGreaterThan(390);
  link.server.close();
  origin.close();
});
