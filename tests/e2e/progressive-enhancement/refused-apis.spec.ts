// Browsers that refuse APIs which the site uses: the contact form still appears, and sends.
import type { Page } from '@playwright/test';
import { articles } from '../../../src/content/articles/index.ts';
import { control, fill, submitButton, VALUES } from '../../support/playwright/contact-form.ts';
import { expect, test } from '../../support/playwright/fixtures.ts';
import { choose, open, untilHydrated } from '../../support/playwright/page.ts';
import { APIS, REFUSALS, refuseApis } from '../../support/playwright/refuse-apis.ts';

const ALL = 'all of them';

for (const api of [...APIS, ALL] as const)
  test(`with ${api} refused, pages open and a message is sent`, async ({ context, inbox }) => {
    for (const refusal of REFUSALS) {
      const page = await context.newPage();
      await page.addInitScript(refuseApis, { apis: api === ALL ? APIS : [api], refusal });
      await open(page, '/contact');
      const text = `Un message malgré ${api} (${refusal}).`;
      await fill(page, { Message: text });
      await submitButton(page).click();
      await expect(page.getByText('Message envoyé avec succès !')).toBeVisible();
      await page.getByRole('link', { name: 'Blog' }).first().click();
      await page
        .getByRole('link', { name: /^Lire l'article/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 }), refusal).toHaveText(articles[0]?.title ?? '');
      expect((await inbox()).filter(({ TextBody }) => TextBody?.includes(text))).toHaveLength(1);
      await page.close();
    }
  });

const BROKEN = /broken on purpose/;

/** Breaks one thing that a component or an effect uses, just when a field gets the focus. Runs in the page. */
const BREAKAGES = {
  'a component that throws': () => {
    window.matchMedia = () => {
      document.getElementById('name')?.focus();
      throw new Error('broken on purpose');
    };
  },
  'an effect that throws': () => {
    window.requestAnimationFrame = () => {
      document.getElementById('name')?.focus();
      throw new Error('broken on purpose');
    };
  },
};

for (const [what, breakage] of Object.entries(BREAKAGES))
  test.describe(what, () => {
    test.use({ allow: { errors: [BROKEN], origins: [] } });

    const breaks = (page: Page) => page.waitForEvent('console', (message) => BROKEN.test(message.text()));

    test.beforeEach(async ({ page }) => {
      const logged = breaks(page);
      await page.addInitScript(breakage);
      await page.goto('/contact');
      await logged;
    });

    test('leaves the prerendered page as it is used', async ({ page }) => {
      await expect(control(page, 'Nom')).toBeFocused();
      await page.keyboard.type(VALUES.Nom);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrons en contact');
      await expect(control(page, 'Nom')).toHaveValue(VALUES.Nom);
    });

    test('leaves the check of fields to the browser', async ({ page }) => {
      await control(page, 'Nom').fill(VALUES.Nom);
      await submitButton(page).click();
      expect(await control(page, 'E-mail').evaluate((field: HTMLInputElement) => field.matches(':user-invalid'))).toBe(true);
    });

    test('leaves the form to be posted natively', async ({ page, inbox }) => {
      // A text of its own: the site would take the same one, posted natively, for one already mailed.
      await fill(page, { Message: `Envoyé malgré ${what} : ${crypto.randomUUID()}.` });
      const loggedAgain = breaks(page);
      await submitButton(page).click();
      await page.waitForURL('**/contact/merci');
      expect(await inbox()).toHaveLength(1);
      await loggedAgain;
    });

    test('leaves links that work', async ({ page }) => {
      await page.getByRole('link', { name: 'À propos' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trait, de votre idée à votre site');
    });
  });

test('a link to a page that breaks opens it as a document', async ({ page, allow }) => {
  allow.errors.push(BROKEN);
  await open(page, '/about');
  await page.evaluate(() => {
    class Broken {
      constructor() {
        throw new Error('broken on purpose');
      }
    }
    Object.assign(window, { IntersectionObserver: Broken });
  });
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  await loaded;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a browser without popovers keeps the prerendered page', async ({ page, context }) => {
  await choose(context, 'essential');
  await page.addInitScript(() => {
    const isUnknown = (selector: string) => selector.includes(':popover-open');
    Element.prototype.matches = new Proxy(Element.prototype.matches, {
      apply(matches, element, [selector]) {
        if (isUnknown(selector)) throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
        return Reflect.apply(matches, element, [selector]);
      },
    });
    CSS.supports = new Proxy(CSS.supports, {
      apply: (supports, self, condition) => !isUnknown(condition.join()) && Reflect.apply(supports, self, condition),
    });
  });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The copy for offline reading does not depend on React, even if the visitor acts before the inline script.
  await expect.poll(() => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()))).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});
