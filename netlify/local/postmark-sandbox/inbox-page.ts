import { type Html, html, trusted } from './html.ts';
import { faultPanel } from './inbox-faults.ts';
import { mailList } from './inbox-list.ts';
import { mailPane } from './inbox-mail.ts';
import { INBOX_SCRIPT } from './inbox-script.ts';
import { INBOX_STYLE } from './inbox-style.ts';
import type { Sandbox } from './sandbox.ts';

export type InboxView = { nonce: string; chosenId: string; origin: string };

const ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#10111a" d="M0 0h32v32H0z"/>' +
      '<path fill="none" stroke="#f3efe6" stroke-width="2.5" stroke-linejoin="round" d="M0 24h27V9H5v15m0-15 11 9 11-9m0 15h5"/></svg>',
  );

/** The page's script fetches this page again and replaces `#faults`, `#mails` and `#mail`, each on its own. */
export function inboxPage(sandbox: Sandbox, view: InboxView): Html {
  const mails = sandbox.ledger.newestFirst();
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail sandbox</title>
<link rel="icon" href="${ICON}">
<style>${trusted(INBOX_STYLE)}</style>
<script type="module" nonce="${view.nonce}">${trusted(INBOX_SCRIPT)}</script>
</head>
<body>
<header class="top">
<svg class="envelope" viewBox="0 0 46 40" width="46" height="40" aria-hidden="true"><path d="M1 40V5h44v35M1 5l22 19L45 5"/></svg>
<h1>Mail sandbox</h1>
<p class="lead">Mails of this machine’s site. None of them left it.</p>
<p id="status" role="status"></p>
</header>
<div class="columns">
<div class="side">
${faultPanel(sandbox)}
${mailList(mails, view)}
</div>
${mailPane(sandbox.ledger, view.chosenId)}
</div>
<noscript><p class="noscript">This page needs JavaScript. The same mails as JSON: <a href="/sandbox/mails">/sandbox/mails</a></p></noscript>
</body>
</html>
`;
}
