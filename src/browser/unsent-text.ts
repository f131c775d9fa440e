const FIELDS = 'form :is(input:is([type="text"], [type="email"], [type="tel"]), textarea)';

/** Whether any form on the page holds text that a reload would lose. */
export function hasUnsentText(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(({ value }) => value.trim() !== '');
}
