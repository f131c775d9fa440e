import { readFile } from 'node:fs/promises';
import { escapeHtml } from '../../../src/shared/escape-html.ts';
import { parseAddresses } from './addresses.ts';
import { type Call, findMail, type Mail } from './sandbox.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });
/** The frame of a mail inherits it. Mails bring their own styles; nothing loads from another host, so these cannot leak anything. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Markup that is safe to send: only `html` makes it. */
type Html = { markup: string };
type Insert = Html | Html[] | string;

/** Template tag that escapes the texts in it, for content and quoted attributes. */
function html(literals: TemplateStringsArray, ...inserts: Insert[]): Html {
  const join = (parts: Html[]) => parts.map(({ markup }) => markup).join('');
  const markups = inserts.map((insert) => (typeof insert === 'string' ? escapeHtml(insert) : join([insert].flat())));
  return { markup: String.raw({ raw: literals }, ...markups) };
}

/** GET / reloads itself, so that new mails appear. */
export function showInbox({ sandbox: { mails } }: Call): Response {
  return pageOf('Mail sandbox', listOf(mails), { Refresh: '5' });
}

/** GET /mails/:id stands still while it is read. */
export function showMail(call: Call): Response {
  const mail = findMail(call);
  return pageOf(mail.Subject || 'Mail', sheetOf(mail));
}

function listOf(mails: Mail[]): Html {
  if (mails.length === 0) return html`<h2>No mail yet</h2><p>Fill in the contact form of the site: its mail appears here by itself.</p>`;
  return html`<div class="bar">
<h2>${mails.length === 1 ? '1 mail' : `${mails.length} mails`}</h2>
<form method="post" action="/delete"><button>Delete all</button></form>
</div>
<ol>${mails.map(
    ({ MessageID, Subject, ReceivedAt, From, ReplyTo, To, Tag }) => html`
<li><a href="/mails/${MessageID}">
<b dir="auto">${Subject || '(no subject)'}</b>
<time datetime="${ReceivedAt}">${TIME.format(new Date(ReceivedAt))}</time>
<small><bdi>${namesIn(ReplyTo || From)}</bdi> → <bdi>${namesIn(To)}</bdi></small>
<small>${Tag}</small>
</a></li>`,
  )}</ol>`;
}

function sheetOf({ MessageID, ReceivedAt, Subject, TextBody, HtmlBody, Metadata, ...mail }: Mail): Html {
  const received = DAY_AND_TIME.format(new Date(ReceivedAt));
  const facts = { From: mail.From, To: mail.To, 'Reply to': mail.ReplyTo, Received: received, Tag: mail.Tag, Stream: mail.MessageStream };
  const rows = Object.entries({ ...facts, ...Metadata, 'Message ID': MessageID }).filter(([, value]) => value);
  // With the `<base>`, links in the frame open windows, which its sandbox forbids: else they would replace the mail.
  return html`<p class="bar"><a href="/">← All mails</a><a href="/messages/outbound/${MessageID}/details">Source</a></p>
<h2 dir="auto">${Subject || '(no subject)'}</h2>
<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd dir="auto">${value}</dd>`)}</dl>
<div class="parts">
${TextBody ? html`<section><h3>Text</h3><pre dir="auto">\n${TextBody}</pre></section>` : ''}
${HtmlBody ? html`<section><h3>HTML</h3><iframe sandbox title="HTML" srcdoc="${`<base target="_blank">${HtmlBody}`}"></iframe></section>` : ''}
</div>`;
}

/** The names in a list, or the addresses where there is no name. */
function namesIn(list: string): string {
  return (parseAddresses(list) ?? []).map(({ Email, Name }) => Name ?? Email).join(', ');
}

function pageOf(title: string, main: Html, headers: Record<string, string> = {}): Response {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
</head>
<body>
<header>
<svg width="46" height="40" fill="none" stroke="currentcolor" stroke-width="2" aria-hidden="true"><path d="M1 40V5h44v35M1 5l22 19L45 5"/></svg>
<h1>Mail sandbox</h1>
</header>
<main>${main}</main>
</body>
</html>
`;
  return new Response(markup, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY, ...headers } });
}

export async function sendStyle(): Promise<Response> {
  return new Response(await readFile(new URL('inbox.css', import.meta.url)), { headers: { 'Content-Type': 'text/css' } });
}
