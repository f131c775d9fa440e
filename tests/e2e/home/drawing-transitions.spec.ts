// New lettering is written from left to right; a new drawing is wiped in by the cut.
import type { Page } from '@playwright/test';
import { home } from '../../../src/content/home.ts';
import { fill, submitButton } from '../../support/playwright/contact-form.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { mainNav, open } from '../../support/playwright/page.ts';

test.use({ ...CONSENTED, viewport: { width: 1440, height: 900 } });

/** Opens a page and returns what has begun to be written or wiped since: each element by its class or its tag, and its last clip. */
async function openAndNoteWipes(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(() => {
    const wipes: string[] = [];
    Object.assign(window, { wipes });
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof HTMLElement) || propertyName !== 'clip-path') return;
      const name = `${target.className} ${target.dataset.variant ?? ''}`.trim() || target.localName;
      const [wipe] = target.getAnimations().filter((each) => each instanceof CSSTransition && each.transitionProperty === 'clip-path');
      const end = (wipe?.effect as KeyframeEffect | undefined)?.getKeyframes().at(-1)?.clipPath;
      wipes.push(`${name}: ${/100%[^)]*\)+$/.test(String(end)) ? 'off' : 'on'}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'wipes') as string[]);
}

test('text and drawing of a service are written together', async ({ page }) => {
  const wipes = await openAndNoteWipes(page, '/services');
  await page.getByRole('radio', { name: 'Boutiques en ligne' }).check();
  await expect
    .poll(wipes)
    .toEqual(expect.arrayContaining(['heading service-title: on', 'p: on', 'inked-on-arrival: on', 'inked-on-arrival: off']));
  await expect(page.locator('.service-panel:visible')).toHaveCount(1);
});

test('a service’s drawing is loaded before it is chosen', async ({ page }) => {
  await open(page, '/services');
  const loaded = () =>
    page.locator('.service-scene img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  await expect.poll(loaded).toEqual([true, true, true, true]);
});

for (const [path, drawings] of [
  ['/', '.hero-layer img'],
  ['/services', '.service-scene img'],
] as const)
  test(`the drawings of ${path} are loaded before React runs`, async ({ page }) => {
    // Never answered.
    await page.route('**/assets/*.js', () => {});
    await page.goto(path);
    const loaded = () =>
      page.locator(drawings).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
    await expect.poll(async () => new Set(await loaded())).toEqual(new Set([true]));
  });

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a link to /services loads all drawings, the first one first', async ({ page }) => {
    await open(page, '/');
    await mainNav(page).getByRole('link', { name: 'Services' }).click();
    const drawings = page.locator('.service-scene img');
    const loading = () =>
      drawings.evaluateAll((images) =>
        images.map((image) => image instanceof HTMLImageElement && [image.naturalWidth > 0, image.fetchPriority]),
      );
    await expect.poll(loading).toEqual([
      [true, 'high'],
      [true, 'auto'],
      [true, 'auto'],
      [true, 'auto'],
    ]);
  });
});

test('the text of the service before goes at once', async ({ page }) => {
  await open(page, '/services');
  const texts = await page.getByRole('radio', { name: 'Boutiques en ligne' }).evaluate((radio: HTMLInputElement) => {
    radio.focus();
    radio.click();
    return [...document.querySelectorAll('.service-panel h2')].flatMap((title) =>
      title.checkVisibility({ visibilityProperty: true }) ? title.textContent : [],
    );
  });
  expect(texts).toEqual(['Boutiques en ligne']);
});

test('what became of a message is drawn, the first half being there', async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(() => {
    addEventListener('animationstart', ({ target, animationName }) => {
      if (!(target instanceof SVGElement) || animationName !== 'draw-message') return;
      const [drawing] = target.getAnimations();
      drawing?.pause();
      if (drawing) drawing.currentTime = 0;
      target.dataset.offset = getComputedStyle(target).strokeDashoffset;
    });
  });
  await fill(page);
  await submitButton(page).click();
  await expect(page.locator('[data-kind="acknowledged"] .message-drawing')).toHaveAttribute('data-offset', '0.5px');
});

test('the words of a variant are written', async ({ page }) => {
  const wipes = await openAndNoteWipes(page, '/');
  await page.getByRole('radio', { name: 'Application' }).check();
  await expect.poll(wipes).toEqual(expect.arrayContaining(['webapp: on', 'section-intro hero-intro webapp: on']));
});

/** Opens the home page. Returns the sides from which the cut has come in since. */
async function openAndNoteCuts(page: Page) {
  await open(page, '/');
  await page.evaluate(() => {
    const cuts: unknown[] = [];
    const { animate } = Element.prototype;
    Object.assign(window, { cuts });
    Element.prototype.animate = function (keyframes, options) {
      if (this.matches('.hero-scene')) cuts.push(keyframes);
      return animate.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'cuts'));
}

for (const [name, choice] of [
  ['variant', 'Application'],
  ['trade', 'Potier'],
] as const)
  test(`the cut comes in over the sketch of another ${name}`, async ({ page }) => {
    const cuts = await openAndNoteCuts(page);
    await page.getByRole('radio', { name: choice }).check();
    await expect.poll(cuts).toEqual([[{ '--cut': 1 }, {}]]);
  });

test('the cut stays where it is with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const cuts = await openAndNoteCuts(page);
  await page.getByRole('radio', { name: 'Application' }).check();
  await expect(page.locator('h1')).toHaveText(home.hero.webapp.title, { useInnerText: true });
  expect(await cuts()).toEqual([]);
});

for (const [path, selector] of [
  ['/blog', '.article-card'],
  ['/blog', '.featured-article'],
  ['/services', '.project-card'],
] as const)
  test(`the picture of ${path} ${selector} is drawn again below a pointer`, async ({ page }) => {
    await open(page, path);
    const card = page.locator(selector).first();
    const picture = card.locator('img');
    await card.scrollIntoViewIfNeeded();
    await picture.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const mask = picture.evaluate(
      (element) =>
        new Promise<string>((resolve) => element.addEventListener('animationstart', () => resolve(getComputedStyle(element).maskImage))),
    );
    await card.hover();
    expect(await mask).toContain('repeating-linear-gradient');
  });

test.describe('where a finger points', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [link, path, parts] of [
    ['À propos', '/about', ['line page-hero-scene: on', 'heading text-hero page-hero-title: on']],
    ['Services', '/services', ['line service-scene: on']],
  ] as const)
    test(`the line and the title of ${path} are written after a link`, async ({ page }) => {
      const wipes = await openAndNoteWipes(page, '/');
      await mainNav(page).getByRole('link', { name: link }).tap();
      await expect.poll(wipes).toEqual(expect.arrayContaining([...parts]));
    });
});

test('where a mouse points, a page comes in ink', async ({ page }) => {
  const wipes = await openAndNoteWipes(page, '/');
  await mainNav(page).getByRole('link', { name: 'À propos' }).click();
  await expect(page.locator('.page-hero-scene img')).toHaveCSS('animation-name', 'none');
  expect(await wipes()).toEqual([]);
});

/** Returns what the next change of page moves: the parts of both pages, with their clips halfway; `undefined` without motion. */
async function noteChange(page: Page) {
  await page.evaluate(() => {
    const { startViewTransition } = document;
    document.startViewTransition = (show) => {
      const transition = startViewTransition.call(document, show);
      const change = transition.ready.then(() => {
        const parts = document.getAnimations().flatMap((animation) => {
          const { effect } = animation;
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) return [];
          animation.pause();
          animation.currentTime = Number(effect.getComputedTiming().duration) / 2;
          const { clipPath } = getComputedStyle(document.documentElement, effect.pseudoElement);
          animation.play();
          return [[effect.pseudoElement, clipPath] as const];
        });
        return Object.fromEntries(parts);
      });
      Object.assign(window, { change });
      return transition;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'change') as Promise<Record<string, string>> | undefined);
}

test('a page is wiped in over the one before, behind a line', async ({ page }) => {
  await open(page, '/');
  const change = await noteChange(page);
  await mainNav(page).getByRole('link', { name: 'À propos' }).click();
  await expect(page).toHaveURL('/about');
  const parts = (await change()) ?? {};
  const shares = (side: string) =>
    /inset\(0px (\S+)% 0px 0px\)|inset\(0px 0px 0px calc\((\S+)% \+ 4px\)\)/.exec(parts[side] ?? '')?.slice(1);
  const [hidden] = shares('::view-transition-new(root)') ?? [];
  const [, passed] = shares('::view-transition-old(root)') ?? [];
  expect(Number(hidden) + Number(passed)).toBeCloseTo(100);
});

test('the header is wiped with its page', async ({ page }) => {
  await open(page, '/about');
  const change = await noteChange(page);
  await mainNav(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  const parts = (await change()) ?? {};
  for (const side of ['old', 'new']) expect(parts[`::view-transition-${side}(header)`]).toBe(parts[`::view-transition-${side}(root)`]);
});

test('with reduced motion, a page is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const change = await noteChange(page);
  await mainNav(page).getByRole('link', { name: 'À propos' }).click();
  await expect(page).toHaveURL('/about');
  expect(await change()).toBeUndefined();
});

const ARTICLE = '/blog/importance-ux-design-site-web';
/** Moves only where both pages have one. */
const COVER = '::view-transition-group(cover)';

for (const [path, selector] of [
  ['/blog', '.article-card'],
  ['/blog', '.featured-article'],
  [ARTICLE, '.related-list .article-card'],
] as const)
  test(`the cover of ${path} ${selector} becomes that of its article`, async ({ page }) => {
    await open(page, path);
    const change = await noteChange(page);
    const card = page.locator(selector).first();
    const title = await card.getByRole('heading').innerText();
    await card.locator('.card-link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(Object.keys((await change()) ?? {})).toContain(COVER);
    // It is not drawn again.
    await expect(page.locator('.article-scene img')).toHaveCSS('animation-name', 'none');
    await expect(page.locator('.article-scene img')).toHaveCSS('mask-image', 'none');
  });

test('an article’s cover leaves with its page', async ({ page }) => {
  await open(page, '/blog');
  await page.locator('.featured-article .card-link').click();
  await expect(page).toHaveURL(/\/blog\/./);
  const change = await noteChange(page);
  await page.getByRole('link', { name: 'Retour au blog' }).click();
  await expect(page).toHaveURL('/blog');
  expect(Object.keys((await change()) ?? {})).not.toContain(COVER);
});

/** Opens /about first of all, and returns which elements have begun a transition or an animation, by class. */
async function openFirst(page: Page) {
  await page.addInitScript(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    for (const type of ['transitionrun', 'animationstart'])
      addEventListener(type, ({ target }) => begun.push(`${type} ${(target as Element).parentElement?.className}`));
  });
  await open(page, '/about');
  return () => page.evaluate(() => Reflect.get(window, 'begun') as string[]);
}

test('the line of the first page is there at once, its picture is inked', async ({ page }) => {
  const begun = await openFirst(page);
  await expect.poll(begun).toContain('animationstart line page-hero-scene');
  expect((await begun()).filter((name) => name.startsWith('transitionrun'))).toEqual([]);
});
