import type { BrowserContext, Page } from '@playwright/test';
import { banner } from '../../support/playwright/cookie-choice.ts';
import { expect, test } from '../../support/playwright/fixtures.ts';
import { visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { choose, hydrate, open, untilHydrated } from '../../support/playwright/page.ts';

const CALENDLY = 'https://calendly.com';

/** Stands in for Calendly. Returns the URLs requested from it so far. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${CALENDLY}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Calendly</title><p>Agenda de Calendly</p>' });
  });
  return asked;
}

const section = (page: Page) => page.getByRole('region', { name: 'Réserve un appel de 30 minutes' });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Réserver un appel' });
const frame = (page: Page) => section(page).locator('iframe');
const agenda = (page: Page) => section(page).frameLocator('iframe').getByText('Agenda de Calendly');

/** The documents of the scheduling service that this page has loaded. */
const agendas = (page: Page) => page.frames().filter((each) => each.url().startsWith(CALENDLY));

/** Uses the keyboard: just after a scroll, Chromium still sends clicks to the cross-origin frame that was there. */
async function answerInDialog(page: Page, answer: string): Promise<void> {
  await page.getByRole('button', { name: 'Gérer les cookies' }).press('Enter');
  await page.getByRole('button', { name: answer }).press('Enter');
}
const refuseAll = (page: Page) => answerInDialog(page, 'Refuser tout');
const acceptAll = (page: Page) => answerInDialog(page, 'Accepter tout');

/** Waits until the popover has taken the focus, in a task of its own. A key pressed inside before that would lose its target. */
async function openPopover(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choisir un créneau' }).press('Enter');
  await expect(popover(page)).toBeFocused();
}

async function acceptAndOpen(page: Page): Promise<void> {
  await acceptAll(page);
  await openPopover(page);
}

async function openAndShow(page: Page): Promise<void> {
  await openPopover(page);
  await popover(page).getByRole('button', { name: 'Afficher l’agenda' }).press('Enter');
}

// Nobody else is asked for anything without consent: in every test, a request to another origin is an error (support/playwright/watch.ts).
test.describe('the popover', () => {
  test.use({ consent: 'essential' });

  const button = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Choisir un créneau' });

  test('opens before hydration, its frame empty, and closes after it', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await button(page).click();
    await expect(popover(page).getByTitle(/Agenda/)).not.toHaveAttribute('src');
    await untilHydrated(page);
    await expect(popover(page)).toBeVisible();
    await button(page).press('Enter');
    await expect(popover(page)).toBeHidden();
  });

  test('closes with its cross', async ({ page }) => {
    await open(page, '/about');
    await openPopover(page);
    await popover(page).getByRole('button', { name: 'Fermer l’agenda' }).click();
    await expect(popover(page)).toBeHidden();
  });

  test('closes with Escape, which leads back to its button', async ({ page }) => {
    await open(page, '/about');
    await openPopover(page);
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('closes as Tab leaves it', async ({ page }) => {
    await open(page, '/about');
    await openPopover(page);
    await popover(page).getByRole('link', { name: 'Réserver un appel de 30min' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Pied de page' }).getByRole('link').first()).toBeFocused();
    await expect(popover(page)).toBeHidden();
  });
});

test.describe('when requests to Calendly are allowed', () => {
  test.use({ allow: { errors: [], origins: [CALENDLY] } });

  test('the frame is empty without consent', async ({ page, context }) => {
    const asked = await standIn(context);
    await open(page, '/contact');
    await expect(frame(page)).not.toHaveAttribute('src');
    await section(page).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
  });

  test('the frame has a name and its height before its content', async ({ page }) => {
    await open(page, '/contact');
    await expect(frame(page)).toHaveAttribute('title', /Agenda/);
    expect((await frame(page).boundingBox())?.height).toBe(500);
  });

  test('the agenda comes with consent, and goes with it', async ({ page, context }) => {
    await standIn(context);
    await open(page, '/contact');
    await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
    await section(page).scrollIntoViewIfNeeded();
    await expect(agenda(page)).toBeVisible();
    await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${CALENDLY}/`));
    await expect(section(page).getByRole('button', { name: 'Afficher l’agenda' })).toHaveCount(0);
    await refuseAll(page);
    await expect(frame(page)).not.toHaveAttribute('src');
    await expect(agenda(page)).toBeHidden();
  });

  test('« Afficher l’agenda » shows it once, and stores no consent', async ({ page, context }) => {
    await standIn(context);
    await choose(context, 'essential');
    await open(page, '/contact');
    await section(page).getByRole('button', { name: 'Afficher l’agenda' }).click();
    await expect(agenda(page)).toBeVisible();
    await expect(frame(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('functional-cookies'))).toBe('false');
    await page.reload();
    await untilHydrated(page);
    await expect(frame(page)).not.toHaveAttribute('src');
  });

  test('choices to and fro add nothing to the history', async ({ page, context }) => {
    const asked = await standIn(context);
    await page.goto('/about');
    await open(page, '/contact');
    const length = await page.evaluate(() => history.length);
    await section(page).getByRole('button', { name: 'Afficher l’agenda' }).click();
    for (const times of [1, 2]) {
      await expect(agenda(page)).toBeVisible();
      expect(asked).toHaveLength(times);
      await refuseAll(page);
      await expect.poll(() => agendas(page)).toEqual([]);
      await acceptAll(page);
      await section(page).scrollIntoViewIfNeeded();
    }
    await expect(agenda(page)).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('Back brings no refused agenda back', async ({ page, context }) => {
    const asked = await standIn(context);
    await page.goto('/about');
    await open(page, '/contact');
    await acceptAll(page);
    await section(page).scrollIntoViewIfNeeded();
    await expect(agenda(page)).toBeVisible();
    await page.goto('/cgv');
    await hydrate(page);
    await refuseAll(page);
    await page.goBack();
    await hydrate(page);
    expect(agendas(page)).toEqual([]);
    await expect(section(page).getByText('cette page ne lui transmet rien')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    expect(asked).toHaveLength(1);
  });

  test('« Refuser » in the banner ends a booking that was clicked', async ({ page, context }) => {
    await standIn(context);
    await open(page, '/contact');
    await section(page).getByRole('button', { name: 'Afficher l’agenda' }).click();
    await expect(agenda(page)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Refuser' }).click();
    await expect.poll(() => agendas(page)).toEqual([]);
  });

  test('« Refuser tout » ends it until the next click', async ({ page, context }) => {
    const asked = await standIn(context);
    await choose(context, 'essential');
    await open(page, '/contact');
    await section(page).getByRole('button', { name: 'Afficher l’agenda' }).click();
    await expect(agenda(page)).toBeVisible();
    await refuseAll(page);
    await expect.poll(() => agendas(page)).toEqual([]);
    expect(asked).toHaveLength(1);
    await section(page).getByRole('button', { name: 'Afficher l’agenda' }).click();
    await expect(agenda(page)).toBeVisible();
  });

  for (const [opened, start] of [
    ['Tout accepter', acceptAndOpen],
    ['Afficher l’agenda', openAndShow],
  ] as const)
    test(`« Refuser tout » ends a closed popover’s « ${opened} »`, async ({ page, context }) => {
      await standIn(context);
      await open(page, '/about');
      await start(page);
      await expect(popover(page).frameLocator('iframe').getByText('Agenda de Calendly')).toBeVisible();
      await popover(page).getByRole('button', { name: 'Fermer l’agenda' }).press('Enter');
      await expect(popover(page)).toBeHidden();
      expect(agendas(page)).toHaveLength(1);
      await refuseAll(page);
      await expect.poll(() => agendas(page)).toEqual([]);
    });

  test('a refusal in another tab ends the agenda of a click', async ({ page, context }) => {
    await standIn(context);
    await open(page, '/contact');
    await section(page).getByRole('button', { name: 'Afficher l’agenda' }).click();
    await expect(agenda(page)).toBeVisible();
    const other = await context.newPage();
    await open(other, '/about');
    await refuseAll(other);
    await expect.poll(() => agendas(page)).toEqual([]);
  });

  test('a popover opened after a refusal keeps its agenda', async ({ page, context }) => {
    const asked = await standIn(context);
    await choose(context, 'essential');
    await open(page, '/about');
    await openAndShow(page);
    await expect(popover(page).frameLocator('iframe').getByText('Agenda de Calendly')).toBeVisible();
    await popover(page).getByRole('button', { name: 'Fermer l’agenda' }).press('Enter');
    await expect(popover(page)).toBeHidden();
    await openPopover(page);
    await expect(popover(page).frameLocator('iframe').getByText('Agenda de Calendly')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('offline, a click keeps the notice until the network is back', async ({ page, context, allow }) => {
    allow.errors.push(/ERR_INTERNET_DISCONNECTED/);
    await standIn(context);
    await visitOnce(page, '/contact');
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await section(page).getByRole('button', { name: 'Afficher l’agenda' }).click();
    await failed;
    await expect(section(page).getByText('L’agenda ne s’affiche pas sans connexion')).toBeVisible();
    await expect(frame(page)).not.toHaveAttribute('src');
    await context.setOffline(false);
    await expect(agenda(page)).toBeVisible();
  });

  test('offline, each click in vain says so again', async ({ page, context, allow }) => {
    allow.errors.push(/ERR_INTERNET_DISCONNECTED/);
    await visitOnce(page, '/contact');
    await context.setOffline(true);
    const notice = section(page).locator('[aria-live="polite"]', { hasText: 'L’agenda ne s’affiche pas sans connexion' });
    const colour = () => notice.locator('p').evaluate((sentence) => getComputedStyle(sentence).color);
    const before = await colour();
    const announced = await notice.evaluateHandle((region) => {
      const sentences: (string | null)[] = [];
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const { textContent } of addedNodes) sentences.push(textContent);
      }).observe(region, { childList: true });
      return sentences;
    });
    const sentence = await notice.textContent();
    for (const times of [1, 2]) {
      await section(page).getByRole('button', { name: 'Afficher l’agenda' }).click();
      await expect.poll(() => announced.jsonValue()).toEqual(Array(times).fill(sentence));
      expect(await colour()).not.toBe(before);
    }
  });

  for (const width of [390, 900, 1440])
    test(`the agenda’s line comes from the edge of a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/contact');
      const reached = await section(page)
        .locator('.booking-notice .line')
        .evaluate((line) => {
          const { left, right } = line.getBoundingClientRect();
          const sheet = line.parentElement?.getBoundingClientRect();
          const piece = Number.parseFloat(getComputedStyle(line, '::after').width);
          return { isSheetWide: left === sheet?.left && right === sheet?.right, isAtEdge: right + piece >= innerWidth };
        });
      expect(reached).toEqual({ isSheetWide: true, isAtEdge: true });
    });

  test.describe('and the browser wrongly says that it is offline', () => {
    test.beforeEach(({ page }) => page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false })));

    for (const width of [360, 1440])
      test(`its notice is whole at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, '/contact');
        await expect(section(page).getByText('L’agenda ne s’affiche pas sans connexion')).toBeVisible();
        const overflow = await section(page)
          .locator('.booking-notice')
          .evaluate((notice) => {
            const bottom = Math.max(...[...notice.children].map((child) => child.getBoundingClientRect().bottom));
            const frame = notice.parentElement?.getBoundingClientRect().bottom ?? 0;
            return Math.max(0, bottom - frame, notice.scrollHeight - notice.clientHeight);
          });
        expect(overflow).toBe(0);
      });

    test('the agenda comes by a click', async ({ page, context }) => {
      await standIn(context);
      await open(page, '/contact');
      await expect(section(page).getByText('L’agenda ne s’affiche pas sans connexion')).toBeVisible();
      await section(page).getByRole('button', { name: 'Afficher l’agenda' }).click();
      await expect(agenda(page)).toBeVisible();
    });

    test('the agenda comes with consent', async ({ page, context }) => {
      await standIn(context);
      await choose(context, 'all');
      await open(page, '/contact');
      await section(page).scrollIntoViewIfNeeded();
      await expect(agenda(page)).toBeVisible();
    });

    test('a tab of its own shows it', async ({ page, context }) => {
      await standIn(context);
      await open(page, '/contact');
      const tab = context.waitForEvent('page');
      await section(page).getByRole('link', { name: 'Ouvrir Calendly' }).click();
      await expect((await tab).getByText('Agenda de Calendly')).toBeVisible();
    });
  });

  test.describe('with consent', () => {
    test.use({ consent: 'all' });

    test('the agenda stays open offline', async ({ page, context }) => {
      const asked = await standIn(context);
      await visitOnce(page, '/contact');
      await section(page).scrollIntoViewIfNeeded();
      await expect(agenda(page)).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByRole('banner').getByText('Hors ligne')).toBeVisible();
      await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${CALENDLY}/`));
      await context.setOffline(false);
      await expect(page.getByRole('banner').getByText('Hors ligne')).toBeHidden();
      await expect(agenda(page)).toBeVisible();
      expect(asked).toHaveLength(1);
    });

    test('the popover’s agenda comes as it is opened', async ({ page, context }) => {
      await standIn(context);
      await open(page, '/about');
      await openPopover(page);
      await expect(popover(page).frameLocator('iframe').getByText('Agenda de Calendly')).toBeVisible();
    });

    test('the tab of « Ouvrir Calendly » gets no referrer or opener', async ({ page, context }) => {
      await standIn(context);
      await open(page, '/contact');
      const opened = context.waitForEvent('page');
      await section(page).getByRole('link', { name: 'Ouvrir Calendly' }).press('Enter');
      const tab = await opened;
      await expect(tab.getByText('Agenda de Calendly')).toBeVisible();
      await expect(frame(page)).toHaveAttribute('src', tab.url());
      expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
    });
  });
});
