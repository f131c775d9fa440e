import { toTerm } from './french-terms.ts';

/** A piece of text, and whether it matches the search. */
export type Part = { text: string; found: boolean };

const WORD = /[\p{L}\p{N}]+/gu;
/** Length of an excerpt in characters, and how many of them may precede the first match. */
const LENGTH = 180;
const LEAD = 60;

/** Splits `text` around its words whose terms are among `terms`. */
export function markTerms(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const term = toTerm(word);
    if (term === null || !terms.has(term)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), found: false });
    parts.push({ text: word, found: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
}

/** The distinct terms of `text`, without common words. */
export function termsOf(text: string): Set<string> {
  return new Set(text.match(WORD)?.flatMap((word) => toTerm(word) ?? []));
}

/** A line or two of `text` around the first match, cut between words. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const [lead] = markTerms(text, terms);
  const before = lead && !lead.found && lead.text !== text ? lead.text.length : 0;
  const start = before <= LEAD ? 0 : text.indexOf(' ', before - LEAD) + 1;
  const end = start + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
