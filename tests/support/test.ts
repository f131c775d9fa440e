import type { Mail } from '../../netlify/local/postmark-sandbox/ledger.ts';
import { openInbox } from './inbox.ts';
import { test as base } from './site-test.ts';
import { type Allowed, watch } from './watch.ts';

type TestFixtures = {
  mailURL: string;
  /** The mails of this test so far, newest first. */
  inbox: () => Promise<Mail[]>;
  /** What this test may see without failing: push to it in the test, or `test.use({ allow: … })`. */
  allow: Allowed;
  watched: undefined;
};

/** Playwright's test on a site of the worker's own, where trouble in the browser fails it. */
export const test = base.extend<TestFixtures>({
  baseURL: async ({ site }, use) => await use(site.baseURL),
  mailURL: async ({ site }, use) => await use(site.mailURL),
  inbox: async ({ mailURL }, use) => {
    const inbox = openInbox(mailURL);
    await inbox.clear();
    await use(() => inbox.mails());
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  allow: [async ({}, use) => await use({ errors: [], origins: [] }), { option: true }],
  watched: [
    async ({ context, allow, site }, use, testInfo) => {
      const troubles = await watch(context, allow, site.baseURL);
      const before = site.output().length;
      await use(undefined);
      if (testInfo.status !== 'passed') await testInfo.attach('server', { body: site.output().slice(before), contentType: 'text/plain' });
      const list = troubles();
      if (list.length > 0) throw new Error(`The browser had trouble:\n${list.join('\n')}`);
    },
    { auto: true },
  ],
});

export const expect = base.expect;
