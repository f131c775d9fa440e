import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { makeCertificate } from './certificate.ts';

export type Origin = {
  /** The site at this machine's full speed. */
  direct: string;
  /** The site behind slow 4G. */
  slow: string;
  /** Bytes of response bodies that this site has sent so far. */
  sent(): Promise<number>;
};

export type Servers = { origins: Origin[]; spki: string; close(): Promise<void> };

/** Serves each folder on its own origin, all from one worker thread. */
export async function startServers(folders: string[]): Promise<Servers> {
  const certificate = makeCertificate();
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { folders, certificate } });
  const [ports] = (await once(thread, 'message')) as [{ direct: number; slow: number }[]];
  const origins = ports.map(({ direct, slow }, index) => ({
    direct: `https://localhost:${direct}`,
    slow: `https://localhost:${slow}`,
    sent: async () => {
      thread.postMessage('sent');
      const [sent] = (await once(thread, 'message')) as [number[]];
      return sent[index] ?? 0;
    },
  }));
  return { origins, spki: certificate.spki, close: async () => void (await thread.terminate()) };
}
