import { randomBytes } from 'node:crypto';
import type { Call } from './call.ts';
import { sendHtml } from './http.ts';
import { inboxPage } from './inbox-page.ts';

/** GET / shows the inbox; with `?mail=<MessageID>` (requested by the page's own script), that mail is open. */
export function showInbox({ request, response, url, sandbox }: Call): void {
  const nonce = randomBytes(16).toString('base64');
  const page = inboxPage(sandbox, {
    nonce,
    chosenId: url.searchParams.get('mail') ?? '',
    origin: `http://${request.headers.host ?? 'localhost'}`,
  });
  sendHtml(response, 200, page.markup, {
    'Content-Security-Policy': contentSecurityPolicy(nonce),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
}

/**
 * A mail's HTML is shown in a srcdoc frame, which inherits this policy: scripts need a nonce that no mail knows, and nothing loads from
 * other hosts. Styles are allowed, or HTML mails would not look as intended; without remote images or fonts they cannot leak anything.
 */
function contentSecurityPolicy(nonce: string): string {
  const directives = {
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}'`,
    'style-src': "'unsafe-inline'",
    'img-src': 'data:',
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
