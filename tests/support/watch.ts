import type { BrowserContext, ConsoleMessage, Fixtures, PlaywrightTestArgs, PlaywrightTestOptions, Request } from '@playwright/test';
import type { Site } from './site.ts';

export type Allowed = {
  /** Console errors and exceptions whose text matches one of these are expected. */
  errors: RegExp[];
  /** Origins beside the site's own that may be asked, for example `https://calendly.com`; what fails there is no trouble either. */
  origins: string[];
};

export type Watching = {
  /** What this test may see without failing: push to it in the test, or `test.use({ allow: … })`. */
  allow: Allowed;
  watched: undefined;
};

/** Trouble in the browser fails a test that has these. */
export const watching: Pick<Fixtures<Watching, object, PlaywrightTestArgs & PlaywrightTestOptions & { site: Site }>, keyof Watching> = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  allow: [async ({}, use) => await use({ errors: [], origins: [] }), { option: true }],
  watched: [
    async ({ context, allow, baseURL, site }, use, testInfo) => {
      const troubles = await watch(context, allow, String(baseURL));
      const before = site.output().length;
      await use(undefined);
      if (testInfo.status !== 'passed') await testInfo.attach('server', { body: site.output().slice(before), contentType: 'text/plain' });
      const list = troubles();
      if (list.length > 0) throw new Error(`The browser had trouble:\n${list.join('\n')}`);
    },
    { auto: true },
  ],
};

/** Collects what no page may do: errors in the console, exceptions, violations of the CSP, requests to other origins. */
export async function watch(context: BrowserContext, allow: Allowed, baseURL: string): Promise<() => string[]> {
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

/** Runs in the page. Chromium's own message of a violation does not always reach the console's listeners. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`CSP ${effectiveDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
}

function describe(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `console: ${message.text()} (${url}:${lineNumber})`;
}
