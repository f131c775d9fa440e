import { authorFields, type FieldName, fields } from '../../../src/message/fields.ts';
import { escapeHtml } from '../../../src/shared/escape-html.ts';
import type { ReceivedMessage } from '../ledger/entry.ts';
import { asciiAddress } from './mail-address.ts';
import { originLines, warningsOf } from './mail-text.ts';
import { telUri } from './tel-uri.ts';

/** Colours of tokens.css (mail.test.ts compares them), swapped in dark mode. */
const LIGHT = { paper: '#f3efe6', ink: '#10111a', soft: '#4b4a55', rule: '#c9c0ae' };
const DARK = { paper: '#10111a', ink: '#f3efe6', soft: '#b4b6c8', rule: '#4a4e68' };

const STYLE = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  `.page{background:${DARK.paper}!important}`,
  `.ink,.ink a{color:${DARK.ink}!important;border-color:${DARK.ink}!important}`,
  `.soft{color:${DARK.soft}!important;border-color:${DARK.rule}!important}}`,
].join('');
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.6";
const SHEET = `max-width:640px;margin:0 auto;padding:32px 20px;${FONT};color:${LIGHT.ink}`;
const SOFT = `margin:0;color:${LIGHT.soft};font-size:14px`;
const WRAP = 'overflow-wrap:anywhere';
/** `plaintext` gives each line its own direction, in mail programs that support it. */
const PARAGRAPH = '<p dir="auto" style="margin:0;unicode-bidi:plaintext">';

/** Addresses behind values, by the type of the field's control. */
const LINKS: Record<string, (value: string) => string | undefined> = { email: mailUri, tel: telUri };

/**
 * A complete document without images, tables or remote resources. Everything the visitor wrote is escaped. `hasReplyTo`: whether the mail has
 * a Reply-To.
 */
export function htmlBody(received: ReceivedMessage, hasReplyTo: boolean): string {
  const { name, message } = received.message;
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>Message de ${escapeHtml(name)}</title><style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:${LIGHT.paper}"><div class="ink" style="${SHEET}">`,
    `<p class="soft" style="${SOFT}">Formulaire de contact</p>`,
    `<h1 dir="auto" class="ink" style="margin:4px 0 0;font-size:24px;line-height:1.25;${WRAP}">${escapeHtml(name)}</h1>`,
    `<div class="ink" style="width:96px;margin:12px 0 24px;border-top:4px solid ${LIGHT.ink}"></div>`,
    ...authorRows(received),
    ...warningsOf(received, hasReplyTo).map((warning) => row('Attention', escapeHtml(warning))),
    `<div class="ink" style="margin:24px 0;padding-left:20px;border-left:4px solid ${LIGHT.ink};font-size:17px;${WRAP}">`,
    `${PARAGRAPH}${paragraphs(message)}</p></div>`,
    `<div class="soft" style="margin:32px 0 16px;border-top:1px solid ${LIGHT.rule}"></div>`,
    ...originLines(received).map(([label, value]) => `<p class="soft" style="${SOFT}">${label}\u00a0: ${escapeHtml(value)}</p>`),
    '</div></body></html>',
  ].join('\n');
}

/** The author's fields, except the name, which is the heading. */
function authorRows({ message }: ReceivedMessage): string[] {
  return authorFields(message).flatMap(({ name, value }) => (name === 'name' ? [] : [row(fields[name].label, valueHtml(name, value))]));
}

function valueHtml(name: FieldName, value: string): string {
  const href = LINKS[fields[name].type]?.(value);
  return href ? link(href, value) : `<span dir="auto">${escapeHtml(value)}</span>`;
}

function row(label: string, html: string): string {
  return `<p class="ink" style="margin:0;${WRAP}"><span class="soft" style="color:${LIGHT.soft}">${label}\u00a0:</span> ${html}</p>`;
}

function mailUri(email: string): string {
  return `mailto:${encodeURIComponent(asciiAddress(email) ?? email).replace('%40', '@')}`;
}

function link(href: string, text: string): string {
  return `<a dir="auto" href="${escapeHtml(href)}" style="color:${LIGHT.ink};text-underline-offset:3px">${escapeHtml(text)}</a>`;
}

/** Puts breaks and indents into the markup, since Outlook ignores `white-space`. A blank line begins a paragraph with its own direction. */
function paragraphs(text: string): string {
  return escapeHtml(text)
    .replaceAll('\t', '    ')
    .replace(/^ | (?= )/gm, '\u00a0')
    .replace(/\n+/g, (breaks) => (breaks === '\n' ? '<br>\n' : `</p>\n${'<br>\n'.repeat(breaks.length - 1)}${PARAGRAPH}`));
}
