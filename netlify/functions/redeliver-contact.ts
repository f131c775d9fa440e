// Runs every five minutes (locally every minute): sends the messages that Postmark could not accept when they arrived.
import type { Config, Context } from '@netlify/functions';
import { dependenciesFor } from '../contact/dependencies.ts';
import { redeliver } from '../contact/schedule/redeliver.ts';

export default async (_request: Request, { deploy }: Context): Promise<void> => {
  await redeliver(dependenciesFor(deploy));
};

export const config: Config = { schedule: '*/5 * * * *' };
