import { afterEach, expect, it } from 'vitest';
import { openInbox } from '../support/inbox.ts';
import { type Site, startSite } from '../support/start-site.ts';

let site: Site | undefined;
afterEach(async () => {
  await site?.stop();
});

it('the development server serves the site from its sources, accepts a message and stops on SIGTERM', async () => {
  site = await startSite({ dev: true });
  const { baseURL, mailURL } = site;
  const home = await fetch(baseURL);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('/@vite/client')]);
  const entry = await fetch(`${baseURL}/src/browser/main.ts`);
  expect([entry.status, entry.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);

  const message = { name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: 'Bonjour, nous voulons refaire notre site.' };
  const headers = { Origin: baseURL, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const answer = await fetch(`${baseURL}/api/send-contact`, { method: 'POST', headers, body: JSON.stringify(message) });
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ state: 'sent' })]);
  expect((await openInbox(mailURL).mails()).map(({ TextBody }) => TextBody)).toEqual([expect.stringContaining(message.message)]);

  expect(await site.stop('SIGTERM')).toBe(0);
  await expect(fetch(baseURL)).rejects.toThrow();
});
