import { SHARE_PARAMETERS } from '../../shared/page-contract.ts';
import type { FormHandle } from './form-handle.ts';

/** Appends the shared text to the contact form's message, once. */
export function appendSharedText(form: FormHandle): void {
  const shared = sharedText(new URLSearchParams(location.search));
  if (!shared) return;
  form.append(shared);
  history.replaceState(history.state, '', location.pathname);
}

/** The shared parts, a line each. Apps repeat themselves: many put the title and the URL into the text as well. */
export function sharedText(query: URLSearchParams): string {
  const parts = Object.values(SHARE_PARAMETERS).flatMap((name) => query.get(name)?.trim() || []);
  const isRepeated = (part: string, index: number) =>
    parts.some((other, at) => at !== index && containsWords(other, part) && (at < index || !containsWords(part, other)));
  return parts.filter((part, index) => !isRepeated(part, index)).join('\n');
}

/**
 * Tells whether `text` contains all of `part` as whole words: `https://a.fr/1` is not in `https://a.fr/12`. A final slash makes no
 * difference.
 */
function containsWords(text: string, part: string): boolean {
  const whole = normalize(text);
  const wanted = normalize(part).replace(/(?<=.)\/$/, '');
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const [before, after] = [whole.slice(0, at), whole.slice(at + wanted.length)];
    if (!/[\p{L}\p{N}]$/u.test(before) && /^\p{P}*(?:\s|$)/u.test(after)) return true;
  }
  return false;
}

function normalize(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ');
}
