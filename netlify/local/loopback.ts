import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Rejects with EADDRINUSE when somebody listens on ::1, where browsers look first for `localhost`: we listen on 127.0.0.1, and the page would be
 * theirs without a word.
 */
export async function checkLoopback(port: number): Promise<void> {
  const server = createServer().listen(port, '::1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw error;
    // A machine without IPv6 has no ::1.
    return;
  }
  server.close();
  await once(server, 'close');
}
