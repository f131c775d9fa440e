// POST /api/send-contact: accepts a visitor's message and mails it to staff, once.
import type { Config, Context } from '@netlify/functions';
import { dependenciesFor } from '../contact/dependencies.ts';
import { handleContact } from '../contact/request/handle.ts';

export default (request: Request, { deploy }: Context): Promise<Response> => handleContact(request, dependenciesFor(deploy));

// No `method`: Netlify would answer other methods with an HTML page, while the handler answers 405 with problem+json. The rate limit lets
// one IP address empty an outbox of 25 messages, retries included, in a minute.
export const config: Config = {
  path: '/api/send-contact',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
