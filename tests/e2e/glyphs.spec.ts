import { displayGlyphs, textGlyphs } from '../../src/prerender/glyphs.ts';
import { PATHS, RESULTS, UNKNOWN } from '../support/site-routes.ts';
import { expect, test } from '../support/test.ts';

// The prerendered HTML is what a route shows: no script has to run.
test.use({ javaScriptEnabled: false });

const FACES = { '"Bricolage Grotesque"': displayGlyphs, '"Hanken Grotesk"': textGlyphs };

for (const path of [...PATHS, ...RESULTS, UNKNOWN]) {
  test(`each text of ${path} is set in a face that has all its characters`, async ({ page, allow }) => {
    if (path === UNKNOWN) allow.errors.push(/status of 404|console: 404: /);
    await page.goto(path);
    const texts = await page.evaluate(() => {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const byFace: Record<string, string> = {};
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const { parentElement, nodeValue } = node;
        if (!parentElement?.checkVisibility() || !nodeValue?.trim()) continue;
        const [face = ''] = getComputedStyle(parentElement).fontFamily.split(',');
        byFace[face] = (byFace[face] ?? '') + nodeValue;
      }
      return byFace;
    });
    expect(Object.keys(texts).sort()).toEqual(Object.keys(FACES));
    for (const [face, glyphs] of Object.entries(FACES))
      expect(
        [...new Set(texts[face])].filter((character) => !glyphs.includes(character)),
        face,
      ).toEqual([]);
  });
}
