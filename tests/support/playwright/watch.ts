import type { BrowserContext, ConsoleMessage, Fixtures, PlaywrightTestArgs, PlaywrightTestOptions, Request } from '@playwright/test';
import type { Site } from '../start-site.ts';

type Allowed = {
  /** Console errors and exceptions whose text matches one of these are expected. */
  errors: RegExp[];
  /** Origins besides the site's own that may be requested, such as `https://calendly.com`; failures there are ignored as well. */
  origins: string[];
};

export type Watching = {
  /** What does not fail this test: push to it in the test, or use `test.use({ allow: … })`. */
  allow: Allowed;
  watched: undefined;
};

/** Fixtures with which errors in the browser fail a test. */
export const watching: Pick<Fixtures<Watching, object, PlaywrightTestArgs & PlaywrightTestOptions & { site: Site }>, keyof Watching> = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  allow: [async ({}, use) => await use({ errors: [], origins: [] }), { option: true }],
  watched: [
    async ({ context, allow, baseURL, site }, use, testInfo) => {
      const troubles = await watch(context, allow, String(baseURL));
      await use(undefined);
      if (testInfo.status !== 'passed') await testInfo.attach('server', { body: site.output(), contentType: 'text/plain' });
      const list = troubles();
      if (list.length > 0) throw new Error(`The browser had trouble:\n${list.join('\n')}`);
    },
    { auto: true },
  ],
};

/** Collects what no page may cause: console errors, exceptions, CSP violations, requests to other origins. */
async function watch(context: BrowserContext, allow: Allowed, baseURL: string): Promise<() => string[]> {
  const errors: string[] = [];
  const requests: Request[] = [];
  const messages: ConsoleMessage[] = [];
  context.on('console', (message) => void (message.type() === 'error' && messages.push(message)));
  context.on('weberror', (error) => errors.push(error.error().stack || String(error.error())));
  context.on('request', (request) => requests.push(request));
  await context.addInitScript(reportViolations);

  const own = new Set([baseURL, baseURL.replace('localhost', '127.0.0.1')].map((url) => new URL(url).origin));
  const isForeign = (url: string): boolean => {
    const { protocol, origin } = new URL(url);
    return /^(https?|wss?):$/.test(protocol) && !own.has(origin) && !allow.origins.includes(origin);
  };
  const isTolerated = ({ url }: { url: string }): boolean => URL.canParse(url) && allow.origins.includes(new URL(url).origin);

  return () => [
    ...[...messages.filter((message) => !isTolerated(message.location())).map(describe), ...errors].filter(
      (text) => !allow.errors.some((pattern) => pattern.test(text)),
    ),
    ...requests.filter((request) => isForeign(request.url())).map((request) => `request to ${request.url()}`),
  ];
}

/** Runs in the page: Chromium's own message about a violation does not always reach the console's listeners. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`CSP ${effectiveDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
}

function describe(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `console: ${message.text()} (${url}:${lineNumber})`;
}
