import type { Plugin } from 'vite';
import { CommandError } from '../../../scripts/command.ts';
import { WORKER_URL } from '../../shared/worker-contract.ts';

/**
 * Tells whether this build's service worker only removes the installed one (docs/CONTRIBUTING.md, « Ship the kill switch »). Throws a
 * CommandError for any other value.
 */
export function isKillSwitch({ KILL_SWITCH = '' }: NodeJS.ProcessEnv = process.env): boolean {
  if (!['', '1'].includes(KILL_SWITCH)) throw new CommandError(`KILL_SWITCH=${KILL_SWITCH} is not 1: set it to 1, or not at all.`);
  return KILL_SWITCH === '1';
}

/** Serves the kill switch instead of the worker: a build served earlier on this port may have left a worker, which would answer instead. */
export const killSwitchInDevelopment: Plugin = {
  name: 'kill-switch-in-development',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(WORKER_URL, async (_request, response) => {
      const script = await server.transformRequest('/src/sw/kill-switch/sw.ts');
      response.setHeader('Content-Type', 'text/javascript').end(script?.code);
    });
  },
};
