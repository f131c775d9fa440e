import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

export type Allowed = {
  /** Console errors and exceptions whose text matches one of these are expected. */
  errors: RegExp[];
  /** Origins beside the site's own that may be asked, for example `https://calendly.com`; what fails there is no trouble either. */
  origins: string[];
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
