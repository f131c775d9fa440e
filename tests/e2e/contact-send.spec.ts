import { control, fillForm, openForm, submitButton, VALUES, values } from '../support/contact-form.ts';
import { choose } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';
import { FAILED, SENT } from '../support/verbatim.ts';

test.use(NO_WORKER);

const EMAIL = 'Email invalide';
const SENDING = 'Envoi en cours...';

test.beforeEach(({ context }) => choose(context, 'essential'));

test('while sending, the button is disabled and says so; then success is shown and the form is emptied', async ({ page, inbox }) => {
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
  // Announced alone, without whatever else the status region holds.
  await expect(page.getByRole('status')).toHaveAttribute('aria-atomic', 'false');
  await expect(submitButton(page)).toHaveText('Envoyer');
  await expect(submitButton(page)).toBeEnabled();
  // Disabling it took its focus away.
  await expect(submitButton(page)).toBeFocused();
  await expect.poll(() => values(page)).toEqual(['', '', '', '']);
  await expect(page.getByRole('form').locator('.field-error')).toHaveCount(0);
  await expect.poll(async () => (await inbox()).length).toBe(1);
});

for (const status of [500, 503, 400, 403]) {
  test(`a ${status} response is shown and logged, and the message keeps every word`, async ({ page, allow, inbox }) => {
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

test('a retry after a failure keeps the message’s id; an edited message gets another', async ({ page, allow }) => {
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

test('an error that the server returns for a field is shown at that field', async ({ page, allow }) => {
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

test('text typed before React has started is kept and sent', async ({ page, inbox }) => {
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
