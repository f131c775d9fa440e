import { namesIn } from './addresses.ts';
import { type Html, html } from './html.ts';
import { shortTime } from './inbox-time.ts';
import type { Mail } from './ledger.ts';

const MAX_SHOWN = 200;

export function mailList(mails: Mail[], view: { chosenId: string; origin: string }): Html {
  return html`<nav id="mails" aria-labelledby="mails-title">
<div class="bar"><h2 id="mails-title">${titleOf(mails.length)}</h2>${deleteButton(mails)}</div>
${mails.length === 0 ? emptyInbox(view.origin) : ''}
<ol>${mails.slice(0, MAX_SHOWN).map((mail) => listItem(mail, mail.MessageID === view.chosenId))}</ol>
${mails.length > MAX_SHOWN ? html`<p class="hint">The latest ${MAX_SHOWN}; all are in <a href="/sandbox/mails">/sandbox/mails</a>.</p>` : ''}
</nav>`;
}

function titleOf(count: number): string {
  if (count === 0) return 'No mail yet';
  return count === 1 ? '1 mail' : `${count} mails`;
}

function deleteButton(mails: Mail[]): Html | '' {
  return mails.length === 0 ? '' : html`<button type="button" data-action="delete-mails">Delete all</button>`;
}

function listItem(mail: Mail, chosen: boolean): Html {
  return html`<li><a href="#${mail.MessageID}"${chosen ? html` aria-current="true"` : ''}>
<span class="subject">${mail.Subject || '(no subject)'}</span>
<time datetime="${mail.ReceivedAt}">${shortTime(mail.ReceivedAt)}</time>
<span class="route"><span class="hidden">From </span>${namesIn(mail.From)} <span aria-hidden="true">→</span><span class="hidden">to</span> ${namesIn(mail.To)}</span>
${mail.ReplyTo ? html`<span class="route">Reply to ${namesIn(mail.ReplyTo)}</span>` : ''}
${mail.Tag ? html`<span class="tag">${mail.Tag}</span>` : ''}
</a></li>`;
}

function emptyInbox(origin: string): Html {
  const command = [
    `curl ${origin}/email \\`,
    "  -H 'X-Postmark-Server-Token: any' \\",
    "  -H 'Content-Type: application/json' \\",
    "  -d '{",
    '    "From": "from@b.example",',
    '    "To": "to@b.example",',
    '    "Subject": "Hello",',
    '    "TextBody": "It works."',
    "  }'",
  ].join('\n');
  return html`<div class="empty">
<p>Fill in the contact form of the site: its mail appears here by itself.</p>
<p>Or send one from a terminal:</p>
<pre tabindex="0" aria-label="Command that sends a mail">${command}</pre>
</div>`;
}
