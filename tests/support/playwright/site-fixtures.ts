import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { Mail } from '../../../netlify/local/postmark/email.ts';
import { root } from '../../../scripts/root.ts';
import { openInbox } from '../contact/inbox.ts';
import { type Site, startSite } from '../start-site.ts';
import { type Gateway, startGateway } from './gateway.ts';

type TestFixtures = {
  /** Another URL of the site, for this test alone: the connection can be cut, and what passes can be changed. */
  gateway: Gateway;
  /** The mails of this test so far, newest first. The site knows no earlier message. */
  inbox: () => Promise<Mail[]>;
};

type WorkerFixtures = {
  /** The folder to serve. */
  publish: string;
  site: Site;
};

/** Playwright's test with one site per worker: real server, the local Postmark, separate blobs. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  publish: [join(root, 'dist'), { scope: 'worker' }],
  site: [
    async ({ publish }, use) => {
      const site = await startSite({ publish });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  gateway: async ({ site }, use) => {
    const gateway = await startGateway(site.baseURL);
    await use(gateway);
    await gateway.close();
  },
  inbox: async ({ site }, use) => {
    const { clear, mails } = openInbox(site.mailURL);
    await clear();
    await site.forget();
    await use(mails);
  },
});
