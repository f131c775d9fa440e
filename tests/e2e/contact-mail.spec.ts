import { control, fill, submitButton, VALUES } from '../support/contact-form.ts';
import { open } from '../support/page.ts';
import { expect, SETTLED, test } from '../support/test.ts';

test.use(SETTLED);

const ENDPOINT = '/api/send-contact';
const MESSAGE = { name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: 'Bonjour, nous voulons refaire notre site.' };

test('a message appears in the inbox by itself, where it can be read and deleted', async ({ page, context, inbox, site, allow }) => {
  allow.origins.push(new URL(site.mailURL).origin);
  // The scripts that Playwright runs in every frame may not run in that of a mail either.
  allow.errors.push(/Blocked script execution in 'about:srcdoc'/);
  const list = await context.newPage();
  await list.goto(site.mailURL);
  await open(page, '/contact');
  await fill(page, { Nom: 'Jeanne <Martin>', Message: 'Bonjour,\nun devis pour <b>l’atelier</b> & la boutique ?' });
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText('Message envoyé avec succès !')).toBeVisible();

  const [mail, ...others] = await inbox();
  expect(others).toEqual([]);
  expect(mail?.ReplyTo).toContain('jeanne@exemple.fr');
  expect(mail?.TextBody).toContain('un devis pour <b>l’atelier</b> & la boutique ?');
  expect(mail?.TextBody).toContain(VALUES.Téléphone);

  await expect(list.locator('pre').getByText('un devis pour <b>l’atelier</b> & la boutique ?')).toBeVisible();
  await expect(list.frameLocator('iframe').getByText('un devis pour <b>l’atelier</b> & la boutique ?')).toBeVisible();
  await list.getByRole('button', { name: 'Delete all' }).click();
  await expect(list.getByText('No mail yet')).toBeVisible();
});

test('on an insecure origin, where browsers cannot compute digests, the form is posted natively', async ({ page, inbox }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
    Object.defineProperty(Navigator.prototype, 'storage', { value: undefined });
  });
  await open(page, '/contact');
  await submitButton(page).click();
  await expect(control(page, 'Nom')).toHaveAccessibleDescription(/^Le nom doit contenir/);
  await fill(page);
  await submitButton(page).click();
  await expect(page).toHaveURL('/contact/merci');
  expect(await inbox()).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [who, referrer] of [
    ['the form is posted natively, leads to the thank-you page, and the mail arrives', 'kept'],
    ['the form arrives even where an add-on hides the referrer, and with it the origin', 'hidden'],
  ] as const)
    test(who, async ({ page, inbox, baseURL }) => {
      if (referrer === 'hidden')
        await page.route('/contact', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { ...response.headers(), 'referrer-policy': 'no-referrer' } });
        });
      await page.goto('/contact');
      await fill(page, { Message: `Envoyé sans JavaScript, référent ${referrer}.` });
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await submitButton(page).click();
      expect(await (await posted).headerValue('origin')).toBe(referrer === 'hidden' ? 'null' : baseURL);
      await expect(page).toHaveURL('/contact/merci');
      await expect(page.locator('h1')).toHaveText('Message envoyé avec succès !');
      const [mail, ...others] = await inbox();
      expect(others).toEqual([]);
      expect(mail?.ReplyTo).toContain(VALUES.Email);
      expect(mail?.TextBody).toContain('Envoyé sans JavaScript');
    });

  test('a form that is refused leads to a page that says why, and sends nothing', async ({ page, request, inbox }) => {
    const post = async (form: typeof MESSAGE, headers = {}) => {
      const answer = await request.post(ENDPOINT, { form, headers, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
      await page.goto(answer.headers().location ?? '');
    };
    await post(MESSAGE, { Origin: 'null', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'cross-site' });
    await expect(page.getByText('Votre navigateur n’a pas confirmé que le formulaire vient de ce site.')).toBeInViewport();
    await expect(page.locator('h1')).toBeInViewport();
    await expect(page.getByText('Le site n’a pas pu enregistrer le message.')).toBeHidden();
    await post({ ...MESSAGE, name: 'J' });
    await expect(page).toHaveURL('/contact/invalide');
    await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();
    expect(await inbox()).toEqual([]);
  });
});
