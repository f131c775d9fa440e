import type { Page } from '@playwright/test';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { holdScripts, mainNav, open, untilHydrated } from '../../support/playwright/page.ts';
import { HEADER_LINKS } from '../../support/site/verbatim.ts';

test.use({ ...CONSENTED, viewport: { width: 360, height: 740 } });

const LINKS = [...HEADER_LINKS, 'Réserver un appel de 30min'];
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const button = (page: Page) => page.getByRole('button', { name: /le menu$/ });
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(menu(page)).toBeVisible();
};
const isClosed = async (page: Page) => {
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
};

test('the menu has the header’s links and the booking button', async ({ page }) => {
  await open(page, '/blog');
  await expect(mainNav(page)).toBeHidden();
  await isClosed(page);
  await openMenu(page);
  await expect(menu(page).getByRole('link')).toHaveText(LINKS);
});

test('the button opens and closes the menu, and says which', async ({ page }) => {
  await open(page, '/blog');
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await isClosed(page);
});

// The standard forbids `aria-expanded` on the button of a popover.
test('the browser tells whether the menu is open', async ({ page }) => {
  await open(page, '/blog');
  const session = await page.context().newCDPSession(page);
  const isExpanded = async (name: string) => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const node = nodes.find((each) => each.role?.value === 'button' && each.name?.value === name);
    return node?.properties?.find((property) => property.name === 'expanded')?.value.value;
  };
  expect(await isExpanded('Ouvrir le menu')).toBe(false);
  await openMenu(page);
  await expect.poll(() => isExpanded('Fermer le menu')).toBe(true);
  await expect(page.locator('[popovertarget][aria-expanded]')).toHaveCount(0);
});

test('the menu unrolls and rolls up', async ({ page }) => {
  await open(page, '/blog');
  const rollingAfterClick = () =>
    page.getByRole('button', { name: /le menu$/ }).evaluate((button: HTMLElement) => {
      button.click();
      const rolling = document.querySelector('.mobile-menu')?.getAnimations() ?? [];
      return rolling.map((animation) => animation instanceof CSSTransition && animation.transitionProperty);
    });
  expect(await rollingAfterClick()).toContain('clip-path');
  await page.locator('#menu').evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await rollingAfterClick()).toContain('clip-path');
});

test.describe('with a finger', () => {
  test.use({ isMobile: true, hasTouch: true });

  const expectDelay = (page: Page, delay: string) => expect(page.locator('h1')).toHaveCSS('transition-delay', delay);

  test('a title is written as the menu uncovers it', async ({ page }) => {
    await open(page, '/blog');
    await openMenu(page);
    // However slow the machine is, the page comes as the menu begins to roll up.
    await page.evaluate(() => Object.assign(performance, { now: () => 0 }));
    await menu(page).getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL('/contact');
    await expectDelay(page, '0.2s');
  });

  test('the menu rolls up without its words', async ({ page }) => {
    await open(page, '/blog');
    await openMenu(page);
    const words = page.locator('#menu > *');
    await expect(words.first()).toHaveCSS('visibility', 'visible');
    await menu(page).getByRole('link', { name: 'Contact' }).tap();
    for (const part of await words.all()) await expect(part).toHaveCSS('visibility', 'hidden');
  });

  test('a title that no menu covers is written at once', async ({ page }) => {
    await open(page, '/blog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('h1')).toHaveCSS('transition-property', 'clip-path');
    await expectDelay(page, '0s');
  });
});

test('the current link has a thicker rule in the same space', async ({ page }) => {
  await open(page, '/blog');
  await openMenu(page);
  const look = (name: string) =>
    menu(page)
      .getByRole('link', { name })
      .evaluate((link) => ({ rule: getComputedStyle(link).borderBottomWidth, height: link.getBoundingClientRect().height }));
  const other = await look('Services');
  expect(other.rule).toBe('1px');
  expect(await look('Blog')).toEqual({ rule: '4px', height: other.height });
});

test('a wide window closes the menu', async ({ page }) => {
  await open(page, '/blog');
  await openMenu(page);
  await page.setViewportSize({ width: 800, height: 740 });
  // Styles hide it at once, the page closes it a moment later.
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await isClosed(page);
});

test('a menu opened before hydration stays open and says so', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/');
  await openMenu(page);
  release();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
  expect(await menu(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await isClosed(page);
});

test('the menu opens in 0.3 s, or at once with reduced motion', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('#menu')).toHaveCSS('transition-duration', '0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('#menu')).toHaveCSS('transition-property', 'none');
});

test.describe('by keyboard', () => {
  test('the links follow the button, and the menu closes behind them', async ({ page }) => {
    await open(page, '/');
    await button(page).press('Enter');
    for (const label of LINKS) {
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link', { name: label })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Site vitrine' })).toBeFocused();
    await isClosed(page);
  });

  test('the menu stays open with the focus back on its button', async ({ page }) => {
    await open(page, '/');
    await button(page).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    await expect(menu(page)).toBeVisible();
  });

  test('Escape closes the menu, with the focus on its button', async ({ page }) => {
    await open(page, '/');
    await button(page).press('Enter');
    await page.keyboard.press('Escape');
    await isClosed(page);
    await expect(button(page)).toBeFocused();
  });

  test('a link leads to its page, with the focus on the title', async ({ page }) => {
    await open(page, '/');
    await button(page).press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services');
    await isClosed(page);
    await expect(page.locator('h1')).toBeFocused();
  });
});

test.describe('the menu closes', () => {
  test('with each link', async ({ page }) => {
    await open(page, '/');
    for (const label of ['Contact', 'Accueil']) {
      await openMenu(page);
      await menu(page).getByRole('link', { name: label }).click();
      await isClosed(page);
      // Wait for the page to change: a menu reopened before that would be closed by the change.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  });

  test('with Back', async ({ page }) => {
    await open(page, '/contact');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Accueil' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await isClosed(page);
  });

  test('with the link to the current page', async ({ page }) => {
    await open(page, '/contact');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Contact' }).click();
    await isClosed(page);
  });
});
