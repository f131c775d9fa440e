import { glyphs } from '../../src/prerender/glyphs.ts';
import { PATHS, RESULTS, UNKNOWN } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

// The prerendered HTML is what a route shows: no script has to run.
test.use({ javaScriptEnabled: false });

for (const path of [...PATHS, ...RESULTS, UNKNOWN]) {
  test(`the display face has every character that ${path} sets in it`, async ({ page, allow }) => {
    if (path === UNKNOWN) allow.errors.push(/status of 404|console: 404: /);
    await page.goto(path);
    const text = await page.evaluate(() => {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let all = '';
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const { parentElement, nodeValue } = node;
        if (parentElement && getComputedStyle(parentElement).fontFamily.startsWith('"Bricolage Grotesque"')) all += nodeValue;
      }
      return all;
    });
    expect(text).toContain('trait');
    expect([...new Set(text)].filter((character) => !glyphs.includes(character))).toEqual([]);
  });
}
