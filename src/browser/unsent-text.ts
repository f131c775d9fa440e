import { type Control, hasText } from '../app/ui/text-control.ts';

/** Fields that the visitor can reach: the honeypot is a text field, too, and a helper may have filled it. */
const FIELDS = 'form :is(input:is([type="text"], [type="email"], [type="tel"]), textarea):not([tabindex="-1"])';

/** Tells whether any form on the page holds text that a reload would lose: not a sentence that the page has begun. */
export function hasUnsentText(): boolean {
  return [...document.querySelectorAll<Control>(FIELDS)].some(hasText);
}
