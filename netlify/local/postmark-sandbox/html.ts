import { escapeHtml } from '../../contact/escape-html.ts';

/** Markup that is safe to send: only `html` and `trusted` create it. */
export type Html = { readonly markup: string };

type Insert = Html | readonly Html[] | string | number;

/** Template tag that escapes inserted strings, for text and quoted attributes. */
export function html(literals: TemplateStringsArray, ...inserts: Insert[]): Html {
  return trusted(literals.map((literal, index) => literal + markupOf(inserts[index] ?? '')).join(''));
}

export function trusted(markup: string): Html {
  return { markup };
}

function markupOf(insert: Insert): string {
  if (typeof insert === 'string') return escapeHtml(insert);
  if (typeof insert === 'number') return String(insert);
  return 'markup' in insert ? insert.markup : insert.map(({ markup }) => markup).join('');
}
