import type { Page } from '@playwright/test';
import { MESSAGE } from '../../support/contact/message.ts';
import { control, fill, submitButton, VALUES } from '../../support/playwright/contact-form.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';

test.use(CONSENTED);

const ENDPOINT = '/api/send-contact';

test.describe('the inbox', () => {
  const TEXT = 'un devis pour <b>l’atelier</b> & la boutique ?';

  test.beforeEach(async ({ page }) => {
    await open(page, '/contact');
    await fill(page, { Nom: 'Jeanne <Martin>', Message: `Bonjour,\n${TEXT}` });
  });

  async function send(page: Page): Promise<void> {
    await submitButton(page).click();
    await expect(page.getByRole('status').getByText('Message envoyé avec succès !')).toBeVisible();
  }

  test('has the message as it was written', async ({ page, inbox }) => {
    await send(page);
    const [mail, ...others] = await inbox();
    expect(others).toEqual([]);
    expect(mail?.ReplyTo).toContain('jeanne@exemple.fr');
    expect(mail?.TextBody).toContain(TEXT);
    expect(mail?.TextBody).toContain(VALUES.Téléphone);
  });

  test('shows a mail by itself until it is deleted', async ({ page, context, site, allow, inbox }) => {
    allow.origins.push(new URL(site.mailURL).origin);
    // A mail's frame allows no scripts, not even those that Playwright runs in every frame.
    allow.errors.push(/Blocked script execution in 'about:srcdoc'/);
    const list = await context.newPage();
    await list.goto(site.mailURL);
    await send(page);
    expect(await inbox()).toHaveLength(1);
    await expect(list.locator('pre').getByText(TEXT)).toBeVisible();
    await expect(list.frameLocator('iframe').getByText(TEXT)).toBeVisible();
    await list.getByRole('button', { name: 'Delete all' }).click();
    await expect(list.getByText('No mail yet')).toBeVisible();
  });
});

// Browsers compute no digests there.
test.describe('on an insecure origin', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
      Object.defineProperty(Navigator.prototype, 'storage', { value: undefined });
    });
    await open(page, '/contact');
  });

  test('the fields are checked', async ({ page }) => {
    await submitButton(page).click();
    await expect(control(page, 'Nom')).toHaveAccessibleDescription(/^Le nom doit contenir/);
  });

  test('the form is posted natively', async ({ page, inbox }) => {
    await fill(page);
    await submitButton(page).click();
    await expect(page).toHaveURL('/contact/merci');
    expect(await inbox()).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Hides the referrer, and with it the origin, as some add-ons do. */
  const hideReferrer = (page: Page) =>
    page.route('/contact', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'referrer-policy': 'no-referrer' } });
    });

  for (const referrer of ['kept', 'hidden'])
    test(`a form is mailed, its referrer ${referrer}`, async ({ page, inbox, baseURL }) => {
      if (referrer === 'hidden') await hideReferrer(page);
      await page.goto('/contact');
      await fill(page, { Message: `Envoyé sans JavaScript, référent ${referrer}.` });
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await submitButton(page).click();
      expect(await (await posted).headerValue('origin')).toBe(referrer === 'hidden' ? 'null' : baseURL);
      await expect(page).toHaveURL('/contact/merci');
      await expect(page.locator('h1')).toHaveText('Message envoyé avec succès !');
      const [mail, ...others] = await inbox();
      expect(others).toEqual([]);
      expect(mail?.ReplyTo).toContain(VALUES['E-mail']);
      expect(mail?.TextBody).toContain('Envoyé sans JavaScript');
    });

  /** Posts a form, and opens the resulting page. */
  async function post(page: Page, form: typeof MESSAGE, headers: Record<string, string> = {}): Promise<void> {
    const answer = await page.request.post(ENDPOINT, { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    await page.goto(answer.headers().location ?? '');
  }

  test('a form from elsewhere is refused with its reason', async ({ page, inbox }) => {
    await post(page, MESSAGE, { Origin: 'null', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'cross-site' });
    await expect(page.getByText('Votre navigateur n’a pas confirmé que le formulaire vient de ce site.')).toBeInViewport();
    await expect(page.locator('h1')).toBeInViewport();
    await expect(page.getByText('Le site n’a pas pu enregistrer le message.')).toBeHidden();
    expect(await inbox()).toEqual([]);
  });

  test('an invalid form is refused with its reason', async ({ page, inbox }) => {
    await post(page, { ...MESSAGE, name: 'J' });
    await expect(page).toHaveURL('/contact/invalide');
    await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();
    expect(await inbox()).toEqual([]);
  });
});
