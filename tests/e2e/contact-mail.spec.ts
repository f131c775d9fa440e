import { control, fillForm, type Label, openForm, submitButton, VALUES } from '../support/contact-form.ts';
import { choose } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

const ENDPOINT = '/api/send-contact';
const MESSAGE = { name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: 'Bonjour, nous voulons refaire notre site.' };

test('a message written in the form appears in the inbox by itself, where it can be read and deleted', async ({
  page,
  context,
  inbox,
  mailURL,
  allow,
}) => {
  allow.origins.push(new URL(mailURL).origin);
  // The scripts that Playwright runs in every frame may not run in that of a mail either.
  allow.errors.push(/Blocked script execution in 'about:srcdoc'/);
  await choose(context, 'essential');
  const list = await context.newPage();
  await list.goto(mailURL);
  await openForm(page);
  await fillForm(page, { Nom: 'Jeanne <Martin>', Message: 'Bonjour,\nun devis pour <b>l’atelier</b> & la boutique ?' });
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText('Message envoyé avec succès !')).toBeVisible();

  const [mail, ...others] = await inbox();
  expect(others).toEqual([]);
  expect(mail?.ReplyTo).toContain('jeanne@exemple.fr');
  expect(mail?.From).not.toContain('jeanne@exemple.fr');
  expect(mail?.To).toContain('@');
  expect(mail?.Subject).toMatch(/Jeanne/);
  expect(mail?.Subject).not.toMatch(/[\r\n]/);
  expect(mail?.TextBody).toContain('un devis pour <b>l’atelier</b> & la boutique ?');
  expect(mail?.TextBody).toContain(VALUES.Téléphone);
  expect(mail?.HtmlBody).toContain('&lt;b&gt;l’atelier&lt;/b&gt; &amp; la boutique ?');
  expect(mail?.HtmlBody).toContain('href="tel:');
  expect(mail?.MessageStream).toBe('outbound');
  expect([mail?.TrackOpens, mail?.TrackLinks]).toEqual([false, 'None']);

  await list.getByRole('link', { name: /Jeanne/ }).click();
  await expect(list.frameLocator('iframe').getByText('un devis pour <b>l’atelier</b> & la boutique ?')).toBeVisible();
  await list.getByRole('link', { name: 'All mails' }).click();
  await list.getByRole('button', { name: 'Delete all' }).click();
  await expect(list.getByText('No mail yet')).toBeVisible();
});

test('what was pasted with invisible characters is sent, and staff get it without them', async ({ page, context, inbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(context, 'essential');
  await openForm(page);
  await fillForm(page);
  const pasted = {
    Nom: '\u202eJeanne Martin\u2063',
    Email: '\u202a\u200bjeanne@ex\u00ademple.fr\u202c\u2060',
    Téléphone: '\u202d+33 6 12 34 56 78\u202c',
  };
  for (const [label, text] of Object.entries(pasted)) {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await control(page, label as Label).fill('');
    await control(page, label as Label).press('ControlOrMeta+V');
    await control(page, label as Label).blur();
  }
  await expect(page.locator('.field-error')).toHaveCount(0);
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText('Message envoyé avec succès !')).toBeVisible();
  const [mail] = await inbox();
  expect(mail?.ReplyTo).toBe('"Jeanne Martin" <jeanne@exemple.fr>');
  expect(mail?.Subject).toMatch(/^Message de Jeanne Martin\u00a0: Bonjour/);
  expect(mail?.TextBody).toContain('Email\u00a0: jeanne@exemple.fr\nTéléphone\u00a0: +33 6 12 34 56 78\n');
  expect(mail?.HtmlBody).toContain('href="tel:+33612345678"');
});

test('on an insecure origin, where browsers cannot compute digests, the form is posted natively', async ({ page, context, inbox }) => {
  await choose(context, 'essential');
  await page.addInitScript(() => {
    for (const name of ['subtle', 'randomUUID']) Object.defineProperty(Crypto.prototype, name, { value: undefined });
    for (const name of ['locks', 'storage']) Object.defineProperty(Navigator.prototype, name, { value: undefined });
  });
  await openForm(page);
  await submitButton(page).click();
  await expect(control(page, 'Nom')).toHaveAccessibleDescription(/^Le nom doit contenir/);
  await fillForm(page);
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
      await page.getByRole('textbox', { name: 'Nom' }).fill(MESSAGE.name);
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(MESSAGE.email);
      await control(page, 'Message').fill(`Envoyé sans JavaScript, référent ${referrer}.`);
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await submitButton(page).click();
      expect(await (await posted).headerValue('origin')).toBe(referrer === 'hidden' ? 'null' : baseURL);
      await expect(page).toHaveURL('/contact/merci');
      await expect(page.locator('h1')).toHaveText('Message envoyé avec succès !');
      const [mail, ...others] = await inbox();
      expect(others).toEqual([]);
      expect(mail?.ReplyTo).toContain(MESSAGE.email);
      expect(mail?.TextBody).toContain('Envoyé sans JavaScript');
    });

  test('a form that is refused leads to the failure page, which shows why below its title', async ({ page, request, inbox }) => {
    const headers = { Origin: 'null', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'cross-site' };
    const answer = await request.post(ENDPOINT, { form: MESSAGE, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    await page.goto(answer.headers().location ?? '');
    await expect(page.getByText('Votre navigateur n’a pas confirmé que le formulaire vient de ce site.')).toBeInViewport();
    await expect(page.locator('h1')).toBeInViewport();
    await expect(page.getByText('Ce message est déjà en cours d’envoi.')).toBeHidden();
    expect(await inbox()).toEqual([]);
  });

  test('the browser itself refuses to submit a form without a name', async ({ page, inbox }) => {
    await page.goto('/contact');
    await control(page, 'Message').fill(MESSAGE.message);
    await submitButton(page).click();
    await expect(page.locator('#name:invalid')).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await inbox()).toEqual([]);
  });
});

test('an invalid posted form leads to the page with the rules and sends nothing', async ({ request, inbox }) => {
  const answer = await request.post(ENDPOINT, { form: { ...MESSAGE, name: 'J' }, maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/contact/invalide']);
  const page = await (await request.get('/contact/invalide')).text();
  expect(page.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('Le nom doit contenir au moins 2 caractères');
  expect(await inbox()).toEqual([]);
});

// All that the function refuses is in unit/contact-handler.test.ts: here, a row for each status.
test('what the server refuses gets a problem in French and sends no mail; the rules are those of the form', async ({ request, inbox }) => {
  const refused: [status: number, options: Parameters<typeof request.fetch>[1], errors?: object][] = [
    [400, { headers: { 'Content-Type': 'application/json' }, data: Buffer.from('{"name":') }],
    [403, { headers: { Origin: 'https://ailleurs.example' }, data: MESSAGE }],
    [405, { method: 'PUT', data: MESSAGE }],
    [413, { data: { ...MESSAGE, message: 'x'.repeat(65_537) } }],
    [415, { headers: { 'Content-Type': 'text/plain' }, data: 'Bonjour' }],
    [422, { data: { ...MESSAGE, name: 'J' } }, { name: 'Le nom doit contenir au moins 2 caractères' }],
    [
      422,
      { data: {} },
      {
        name: 'Le nom doit contenir au moins 2 caractères',
        email: 'Email invalide',
        message: 'Le message doit contenir au moins 10 caractères',
      },
    ],
  ];
  for (const [status, options, errors] of refused) {
    const answer = await request.fetch(ENDPOINT, { method: 'POST', ...options });
    expect(answer.status()).toBe(status);
    expect(answer.headers()['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.headers().allow).toBe(status === 405 ? 'POST' : undefined);
    const text = await answer.text();
    expect(text).not.toMatch(/\bat |node:|\.ts/);
    const problem = JSON.parse(text);
    expect(problem).toMatchObject({ status, title: expect.stringMatching(/\S/), detail: expect.stringMatching(/\.$/) });
    if (errors) expect(problem.errors).toEqual(errors);
  }
  expect(await inbox()).toEqual([]);

  for (const change of [{ phone: 'le soir' }, { phone: '' }, { name: 'Jo' }, { message: 'dix signes' }]) {
    expect((await request.post(ENDPOINT, { data: { ...MESSAGE, ...change } })).status()).toBe(200);
  }
});
