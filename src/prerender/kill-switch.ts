import type { Plugin } from 'vite';
import { WORKER_URL } from '../shared/worker-contract.ts';

const { KILL_SWITCH = '' } = process.env;
if (!['', '1'].includes(KILL_SWITCH)) throw new Error(`KILL_SWITCH is ${KILL_SWITCH}: it is 1, or it is not set`);

/** True in a build whose service worker only removes the installed one (docs/CONTRIBUTING.md, « Ship the kill switch »). */
export const killSwitch = KILL_SWITCH === '1';

/** Serves the kill switch in its place: the worker of a build served earlier on the same port would otherwise answer for the dev server. */
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
