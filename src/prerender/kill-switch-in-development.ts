import type { Plugin } from 'vite';
import { WORKER_URL } from '../shared/worker-contract.ts';

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
