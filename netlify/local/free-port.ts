import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError } from './command.ts';

/** Both addresses of `localhost`. Browsers try ::1 first: whatever listens there would answer in our place. */
const LOOPBACKS = ['127.0.0.1', '::1'];

/** Throws a CommandError that names the `variable` to change, unless `port` is free. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (const address of LOOPBACKS) {
    const server = createServer().listen(port, address);
    try {
      await once(server, 'listening');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE')
        throw new CommandError(`Port ${port} is in use: stop what listens there, or choose another one with ${variable}.`);
      if (code === 'EACCES') throw new CommandError(`Port ${port} is not allowed for this user: choose one above 1023 with ${variable}.`);
      // A machine without IPv6 has no ::1.
      continue;
    }
    server.close();
    await once(server, 'close');
  }
}
