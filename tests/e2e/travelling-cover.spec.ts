import { choose, open } from '../support/page.ts';
import { SLUGS } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ context }) => choose(context, 'essential'));

for (const motion of ['no-preference', 'reduce'] as const)
  test(`an article’s cover moves to its place on the article’s page and back unless motion is reduced: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const travels: (string | undefined)[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (this: HTMLElement, ...given) {
        travels.push(this.dataset.cover);
        return animate.apply(this, given);
      };
      Object.assign(window, { travels });
    });
    const travels = () => page.evaluate(() => Reflect.get(window, 'travels') as string[]);
    const slug = SLUGS[0] ?? '';
    await open(page, '/blog');
    await page.locator(`[data-cover="${slug}"]`).scrollIntoViewIfNeeded();
    await page.locator(`a[href="/blog/${slug}"]`).last().click();
    await expect(page).toHaveURL(`/blog/${slug}`);
    await expect(page.locator(`.article-header [data-cover="${slug}"]`)).toBeVisible();
    expect(await travels()).toEqual(motion === 'reduce' ? [] : [slug]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Notre Blog' })).toBeVisible();
    expect(await travels()).toEqual(motion === 'reduce' ? [] : [slug, slug]);
  });
