import { escapeHtml } from '../../../src/shared/escape-html.ts';
import type { Call } from './call.ts';
import type { Mail } from './email.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
/** Lets nothing load from another host. The mails' frames inherit it, and their `sandbox` forbids scripts. */
const POLICY = [
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ');
const STYLE = `
body { max-width: 80rem; margin: 1rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
header { display: flex; align-items: center; justify-content: space-between }
h1 { margin: .5rem 0 }
details { padding: .75rem 0; border-top: 1px solid }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1.5rem }
dd { margin: 0 }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); gap: 1.5rem }
pre { margin: 0; font: inherit; white-space: pre-wrap; unicode-bidi: plaintext }
iframe { width: 100%; height: 36rem; border: 1px solid }`;

/** GET /: all mails, newest first; only that one is open. Reloads itself once there is a newer one. */
export function showInbox({ postmark: { mails } }: Call): Response {
  const newest = JSON.stringify(mails[0]?.MessageID);
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${mails.length})</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<header><h1>Inbox</h1><form method="post" action="/delete"><button>Delete all</button></form></header>
${mails.length === 0 ? '<p>No mail yet: send a message with the form of the site, and its mail appears here.</p>' : ''}
${mails.map((mail, index) => `<details${index === 0 ? ' open' : ''}>${showMail(mail)}</details>`).join('\n')}
<script>
setInterval(async () => {
  const [mail] = await (await fetch('/control/mails')).json();
  if (mail?.MessageID !== ${newest}) location.reload();
}, 2000);
</script>
`;
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY } });
}

function showMail({ MessageID, ReceivedAt, Subject, TextBody, HtmlBody, Metadata, ...mail }: Mail): string {
  const facts = { From: mail.From, To: mail.To, 'Reply to': mail.ReplyTo, Tag: mail.Tag, Stream: mail.MessageStream, ...Metadata };
  const rows = Object.entries(facts).map(([name, value]) => `<dt>${escapeHtml(name)}<dd dir="auto">${escapeHtml(value)}`);
  // The `<base>` makes links open windows, which the frame's sandbox forbids: they would replace the mail.
  const frame = escapeHtml(`<base target="_blank">${HtmlBody}`);
  return `<summary>${TIME.format(new Date(ReceivedAt))} <b dir="auto">${escapeHtml(Subject)}</b></summary>
<dl>${rows.join('')}<dt>Source<dd><a href="/messages/outbound/${MessageID}/details">${MessageID}</a></dl>
<div class="parts">
<pre dir="auto">\n${escapeHtml(TextBody)}</pre>
<iframe sandbox loading="lazy" title="HTML" srcdoc="${frame}"></iframe>
</div>`;
}
