import { type Html, html } from './html.ts';
import { fullTime } from './inbox-time.ts';
import type { Ledger, Mail } from './ledger.ts';
import { mailSource } from './source.ts';

type Tab = { id: string; label: string; panel: Html };

/** The right-hand pane: the chosen mail, or a hint. */
export function mailPane(ledger: Ledger, chosenId: string): Html {
  const mail = ledger.find(chosenId);
  if (!mail && !chosenId) return emptyPane(ledger.newestFirst().length === 0 ? 'Waiting for the first mail' : 'Choose a mail');
  return html`<main id="mail" class="open" tabindex="-1"${mail ? html` aria-labelledby="mail-title"` : ''}>
<p class="back"><a href="#">← All mails</a></p>
${mail ? openMail(mail, ledger) : html`<p class="hint">This mail is not in the sandbox. Mails are kept in memory until it stops.</p>`}
</main>`;
}

function emptyPane(hint: string): Html {
  return html`<main id="mail" tabindex="-1">
<div class="blank">
<svg viewBox="0 0 240 120" width="240" height="120" aria-hidden="true"><path class="guide" d="M0 96h240M70 0v120M170 0v120M40 24h160"/><path d="M0 96h170V24H70v72m0-72 50 42 50-42m0 72h70"/></svg>
<p class="hint">${hint}</p>
</div>
</main>`;
}

function openMail(mail: Mail, ledger: Ledger): Html {
  const tabs = tabsOf(mail);
  const first = mail.TextBody ? 0 : 1;
  const facts = [...factsOf(mail), ...metadataOf(mail, ledger), ['Message ID', mail.MessageID]].filter(([, value]) => value);
  return html`<h2 id="mail-title">${mail.Subject || '(no subject)'}</h2>
<dl>${facts.map(([name = '', value = '']) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<div role="tablist" aria-label="Views of the mail">${tabs.map((tab, index) => tabButton(tab, index === first))}</div>
${tabs.map((tab, index) => html`<div role="tabpanel" id="panel-${tab.id}" aria-labelledby="tab-${tab.id}"${index === first ? '' : html` hidden`}>${tab.panel}</div>`)}`;
}

function factsOf(mail: Mail): string[][] {
  return [
    ['From', mail.From],
    ['To', mail.To],
    ['Cc', mail.Cc],
    ['Bcc', mail.Bcc],
    ['Reply to', mail.ReplyTo],
    ['Received', fullTime(mail.ReceivedAt)],
    ['Tag', mail.Tag],
    ['Stream', mail.MessageStream],
    ['Files', mail.Attachments.map(({ Name }) => Name).join(', ')],
  ];
}

/** Marks values that several mails share: a repeated idempotency key means that a message was mailed more than once. */
function metadataOf(mail: Mail, ledger: Ledger): string[][] {
  const counts = ledger.countByMetadata();
  return Object.entries(mail.Metadata).map(([key, value]) => {
    const count = counts[key]?.[value] ?? 1;
    return [key, count > 1 ? `${value} (in ${count} mails)` : value];
  });
}

function tabsOf(mail: Mail): Tab[] {
  const none = html`<p class="hint">The mail has no such part.</p>`;
  return [
    { id: 'text', label: 'Text', panel: mail.TextBody ? block(mail.TextBody, 'Text of the mail', 'text') : none },
    { id: 'html', label: 'HTML', panel: mail.HtmlBody ? frame(mail.HtmlBody) : none },
    { id: 'source', label: 'Source', panel: block(mailSource(mail), 'Source of the mail', 'source') },
  ];
}

function tabButton({ id, label }: Tab, selected: boolean): Html {
  return html`<button type="button" role="tab" id="tab-${id}" aria-controls="panel-${id}" aria-selected="${String(selected)}" tabindex="${selected ? 0 : -1}">${label}</button>`;
}

/** The HTML parser drops a newline right after `<pre>`, so add one. Focusable, so that it can be scrolled by keyboard. */
function block(text: string, label: string, className: string): Html {
  return html`<pre class="${className}" tabindex="0" role="group" aria-label="${label}">\n${text}</pre>`;
}

/** An empty `sandbox` blocks scripts, forms and popups and gives an opaque origin. With the `<base>`, links are popups: blocked, too. */
function frame(body: string): Html {
  return html`<iframe sandbox title="HTML of the mail" srcdoc="${`<base target="_blank">${body}`}"></iframe>`;
}
