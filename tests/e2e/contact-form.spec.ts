import { control, fillForm, type Label, openForm, submitButton, VALUES, values } from '../support/contact-form.ts';
import { choose } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

const NAME = 'Le nom doit contenir au moins 2 caractères';
const EMAIL = 'Email invalide';
const MESSAGE = 'Le message doit contenir au moins 10 caractères';
const SENDING = 'Envoi en cours...';
const SENT = 'Message envoyé avec succès !';
const FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";

test.beforeEach(({ context }) => choose(context, 'essential'));

const RULES: { label: Label; refused: string[]; accepted: string[]; message: string }[] = [
  { label: 'Nom', refused: ['', 'J', ' J '], accepted: ['Jo'], message: NAME },
  {
    label: 'Email',
    refused: ['', 'jeanne', 'jeanne@', 'jeanne@exemple', 'a b@exemple.fr'],
    accepted: ['jeanne@exemple.fr'],
    message: EMAIL,
  },
  { label: 'Message', refused: ['', 'neuf sign', '          '], accepted: ['dix signes'], message: MESSAGE },
];

for (const { label, refused, accepted, message } of RULES) {
  test(`${label} is checked when it is left, not before: « ${message} »`, async ({ page }) => {
    await openForm(page);
    const field = control(page, label);
    const error = page.getByRole('form').locator('.field-error');
    await field.focus();
    await field.fill(refused[1] ?? '');
    await expect(error).toHaveCount(0);
    for (const value of refused) {
      await field.fill(value);
      await field.blur();
      await expect(error).toHaveText([message]);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    for (const value of accepted) {
      await field.fill(value);
      await field.blur();
      await expect(error).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
  });
}

test('an error is announced when it comes up, unless focus goes to the list of them all', async ({ page }) => {
  await openForm(page);
  const announcer = page.locator('.form-field', { has: page.getByRole('textbox', { name: 'Nom' }) }).locator('[aria-live]');
  await control(page, 'Nom').fill('A');
  await control(page, 'Nom').blur();
  await expect(announcer).toHaveAttribute('aria-live', 'polite');
  await expect(announcer).toHaveText('Le nom doit contenir au moins 2 caractères');
  await submitButton(page).click();
  await expect(announcer).toHaveAttribute('aria-live', 'off');
});

test('the last field is checked when a keyboard leaves it for the button', async ({ page }) => {
  await openForm(page);
  await control(page, 'Message').fill('Trop');
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await expect(page.locator('.field-error')).toHaveText(['Le message doit contenir au moins 10 caractères']);
});

test('a click on the button is no lost one where leaving the field brings up an error above it', async ({ page }) => {
  await openForm(page);
  await control(page, 'Message').fill('Trop');
  await submitButton(page).hover();
  await page.mouse.down();
  await expect(submitButton(page)).toBeFocused();
  await expect(page.locator('.field-error')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('.field-error')).toHaveCount(3);
});

test('the phone is optional and takes any text', async ({ page }) => {
  await openForm(page);
  for (const value of ['', 'le soir', '+33 (0)6…']) {
    await control(page, 'Téléphone').fill(value);
    await control(page, 'Téléphone').blur();
    await expect(page.getByRole('form').locator('.field-error')).toHaveCount(0);
  }
});

test('required fields carry an asterisk and a note says what it means', async ({ page }) => {
  await openForm(page);
  const labels = page.getByRole('form').locator('.form-field label');
  await expect(labels).toHaveText(['Nom *', 'Email *', 'Téléphone', 'Message *']);
  await expect(page.getByText('Les champs marqués d’un astérisque (*) sont obligatoires.')).toBeVisible();
  for (const label of Object.keys(VALUES) as Label[]) {
    await expect(control(page, label)).toHaveJSProperty('required', label !== 'Téléphone');
  }
});

test('while a message is sent the button waits and says so; then success is said and the form is empty', async ({ page, inbox }) => {
  const line = Promise.withResolvers<void>();
  await page.route('**/api/send-contact', async (route) => {
    await line.promise;
    await route.continue();
  });
  await openForm(page);
  await expect(submitButton(page)).toHaveText('Envoyer');
  await fillForm(page);
  await submitButton(page).click();

  await expect(submitButton(page)).toHaveText(SENDING);
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByRole('status').getByText(SENDING)).toBeVisible();
  expect(await values(page)).toEqual(Object.values(VALUES));

  line.resolve();
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
  await expect(page.getByRole('status').getByText(SENDING)).toHaveCount(0);
  await expect(submitButton(page)).toHaveText('Envoyer');
  await expect(submitButton(page)).toBeEnabled();
  await expect.poll(() => values(page)).toEqual(['', '', '', '']);
  await expect(page.getByRole('form').locator('.field-error')).toHaveCount(0);
  await expect.poll(async () => (await inbox()).length).toBe(1);
});

for (const status of [500, 503, 400, 403]) {
  test(`an answer ${status} is said, logged, and costs no word of the message`, async ({ page, allow, inbox }) => {
    allow.errors.push(new RegExp(`status of ${status}`), /Contact message not sent/);
    const logged = page.waitForEvent('console', (message) => message.type() === 'error' && /not sent/.test(message.text()));
    await page.route('**/api/send-contact', (route) => route.fulfill({ status, contentType: 'application/problem+json', body: '{}' }));
    await openForm(page);
    await fillForm(page);
    await submitButton(page).click();
    await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
    await logged;
    await expect(page.getByText(SENDING)).toHaveCount(0);
    await expect(submitButton(page)).toHaveText('Envoyer');
    await expect(submitButton(page)).toBeEnabled();
    expect(await values(page)).toEqual(Object.values(VALUES));

    await page.unroute('**/api/send-contact');
    await submitButton(page).click();
    await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
    await expect.poll(() => values(page)).toEqual(['', '', '', '']);
    expect(await inbox()).toHaveLength(1);
  });
}

test('a message that is sent again after a failure keeps its id; an edited one gets another', async ({ page, allow }) => {
  allow.errors.push(/status of 503/, /Contact message not sent/);
  const ids: (string | undefined)[] = [];
  await page.route('**/api/send-contact', (route) => {
    ids.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
  });
  await openForm(page);
  await fillForm(page);
  const send = async () => {
    const before = ids.length;
    await submitButton(page).click();
    await expect.poll(() => ids.length).toBe(before + 1);
    await expect(submitButton(page)).toBeEnabled();
  };
  await send();
  await send();
  await control(page, 'Message').fill('Bonjour, voici un autre texte.');
  await send();
  expect(ids[0]).toMatch(/^[\w-]{8,80}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('what the server refuses by field is said at the field', async ({ page, allow }) => {
  allow.errors.push(/status of 422/, /Contact message not sent/);
  await page.route('**/api/send-contact', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify({ errors: { email: EMAIL } }) }),
  );
  await openForm(page);
  await fillForm(page);
  await submitButton(page).click();
  await expect(page.getByRole('form').locator('.field-error')).toHaveText([EMAIL]);
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  expect(await values(page)).toEqual(Object.values(VALUES));
});

test('a double click sends one message', async ({ page, inbox }) => {
  await openForm(page);
  await fillForm(page, { Message: 'Un double clic ne doit pas faire deux messages.' });
  await submitButton(page).dblclick();
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
  expect(await inbox()).toHaveLength(1);
});

test('the form answers to the keyboard alone: a refused submit leads to a summary, each line to its field', async ({ page }) => {
  await openForm(page);
  await control(page, 'Nom').focus();
  for (const label of ['Email', 'Téléphone', 'Message'] as const) {
    await page.keyboard.press('Tab');
    await expect(control(page, label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Nom', 'Email', 'Message']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control(page, 'Email')).toBeFocused();
});

test('what was typed before React came is kept and is sent', async ({ page, inbox }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/contact');
  await fillForm(page, { Message: 'Écrit avant que le script ne soit là.' });
  script.resolve();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate');
  expect(await values(page)).toEqual([VALUES.Nom, VALUES.Email, VALUES.Téléphone, 'Écrit avant que le script ne soit là.']);
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
  expect(await inbox()).toHaveLength(1);
});
