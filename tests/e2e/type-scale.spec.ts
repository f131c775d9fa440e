import { PATHS, SLUGS } from '../support/site-routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 412, height: 823 } });

/** Each combination of face, size and weight of visible text. SVG `text` counts: it is laid out like any other. */
const findSizes = (body: Element): string[] => {
  const sizes = new Set<string>();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent?.trim() || !element?.checkVisibility()) continue;
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
    sizes.add(`${fontFamily.split(',')[0]} ${fontSize} ${fontWeight}`);
  }
  return [...sizes].sort();
};

// For each size, Chromium asks another process in the middle of the first layout (decision 022). Each face has one weight (decision 021).
test('a page on a phone uses few font sizes, and each face in the one weight that it has', async ({ page }) => {
  test.slow();
  for (const path of PATHS) {
    await page.goto(path);
    const sizes = await page.locator('body').evaluate(findSizes);
    const display = sizes.filter((size) => /^"Bricolage Grotesque" .* 700$/.test(size));
    const text = sizes.filter((size) => /^"Hanken Grotesk" .* 400$/.test(size));
    expect.soft([...display, ...text].sort(), path).toEqual(sizes);
    expect.soft(display.length, `${path}: ${display}`).toBeLessThanOrEqual(6);
    expect.soft(text.length, `${path}: ${text}`).toBeLessThanOrEqual(3);
  }
});

test('no label of a figure is smaller than 12 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const slug of SLUGS) {
    await page.goto(`/blog/${slug}`);
    const image = page.locator('.article-body figure img');
    const svg = await (await page.request.get((await image.getAttribute('src')) ?? '')).text();
    const scale = ((await image.boundingBox())?.width ?? 0) / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size) * scale);
    expect.soft(Math.min(...sizes), slug).toBeGreaterThanOrEqual(12);
  }
});
