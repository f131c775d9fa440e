import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { builtPages } from '../support/site/built-site.ts';

/**
 * `standard` is what the WHATWG standard requires; `a11y` and `document` add what assistive technology and a complete page need.
 * `recommended` is left out: it adds matters of style (upper-case doctype, no self-closing tags) that React and Vite decide.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  // The site's own files need no integrity check: they come over the connection that brought the page.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

const messagesOf = async (html: string) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`));
};

describe.each(builtPages())('$path', ({ html, document }) => {
  test('is valid HTML', async () => {
    expect(await messagesOf(html)).toEqual([]);
  });

  // The standard forbids it, and this validator does not check it: the browser exposes the state of such a button itself.
  test('leaves the state of its popovers to the browser', () => {
    expect(document.querySelectorAll('[popovertarget]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('[popovertarget][aria-expanded]')).toHaveLength(0);
  });

  // The browser keeps a page clear of an iPhone's notch unless the page asks for the whole screen. No stylesheet does.
  test('does not extend under a notch', () => {
    const viewport = document.querySelector('meta[name="viewport"]')?.getAttribute('content');
    expect(viewport).toBe('width=device-width, initial-scale=1');
  });
});
