// GET /api/contact-health: tells an uptime monitor whether messages reach staff.
import type { Config, Context } from '@netlify/functions';
import { dependenciesFor } from '../contact/dependencies.ts';
import { handleHealth } from '../contact/request/health.ts';

export default (request: Request, { deploy }: Context): Promise<Response> => handleHealth(request, dependenciesFor(deploy));

// No `method`: the handler answers others with 405. Each call lists the store, so the limit is that of a few monitors.
export const config: Config = {
  path: '/api/contact-health',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
