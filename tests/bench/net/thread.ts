// WORKER THREAD entry: runs the servers off the thread that measures.
import { parentPort, workerData } from 'node:worker_threads';
import type { Certificate } from './certificate.ts';
import { openLink, SLOW_4G } from './link.ts';
import { serveFolder } from './server.ts';

const { folders, certificate } = workerData as { folders: string[]; certificate: Certificate };
const servers = await Promise.all(folders.map((folder) => serveFolder(folder, certificate)));
const links = await Promise.all(servers.map(({ port }) => openLink(port, SLOW_4G)));

parentPort?.on('message', () => parentPort?.postMessage(servers.map(({ bytes }) => bytes())));
parentPort?.postMessage(servers.map(({ port }, index) => ({ direct: port, slow: links[index]?.port })));
