import { type Consent, choose } from './page.ts';
import { test as base } from './site-fixtures.ts';
import { type Watching, watching } from './watch.ts';

type TestFixtures = {
  /** The cookie choice that the visitor has made before; without one, the banner asks. */
  consent: Consent | undefined;
};

/** Playwright's test with one site per worker; errors in the browser fail it. */
export const test = base.extend<TestFixtures & Watching>({
  baseURL: async ({ site }, use) => await use(site.baseURL),
  consent: [undefined, { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent) await choose(context, consent);
    await use(context);
  },
  ...watching,
});

export const expect = base.expect;

/** For `test.use` where the worker does not matter: it would fetch the whole site for one page, a third of such a test's time. */
export const NO_WORKER = { serviceWorkers: 'block' } as const;

/** The same, for visitors who have answered the cookie banner. */
export const CONSENTED = { ...NO_WORKER, consent: 'essential' } as const;
