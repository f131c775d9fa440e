import type { Page } from '@playwright/test';
import { expectNoViolationAtBothSizes, STILL } from '../../support/playwright/axe.ts';
import { fill, submitButton, VALUES, values } from '../../support/playwright/contact-form.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { hold, open } from '../../support/playwright/page.ts';
import { FAILED, SENT } from '../../support/site/verbatim.ts';

test.use({ ...STILL, ...CONSENTED });

const EMAIL = 'Email invalide';
const SENDING = 'Envoi en cours...';
const EMPTY = ['', '', '', ''];

const isSent = async (page: Page) => {
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
  await expect.poll(() => values(page)).toEqual(EMPTY);
};

/** Sends the usual message, and holds it until `release`. */
async function sendHeld(page: Page): Promise<() => void> {
  const { release } = await hold(page, '**/api/send-contact');
  await open(page, '/contact');
  await expect(submitButton(page)).toHaveText('Envoyer');
  await fill(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  return release;
}

/** The texts of these elements that a toast covers, in part or as a whole. */
const coveredByToast = (page: Page, selector: string) =>
  page.evaluate((elements) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll(elements)].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isCovered = left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
      return isCovered ? (element.textContent ?? '') : [];
    });
  }, selector);

test('the button says that the message is being sent', async ({ page }) => {
  await sendHeld(page);
  await expect(submitButton(page)).toHaveText(SENDING);
  await expect(page.getByRole('status').getByText(SENDING)).toBeVisible();
  expect(await values(page)).toEqual(Object.values(VALUES));
  await expectNoViolationAtBothSizes(page, 'sending');
});

test('a success is shown, and empties the form', async ({ page, inbox }) => {
  const release = await sendHeld(page);
  release();
  await isSent(page);
  await expectNoViolationAtBothSizes(page, 'success');
  await expect(page.getByRole('status').getByText(SENDING)).toHaveCount(0);
  await expect(
    page.getByRole('form').getByText(/^Message envoyé à \d+\u00a0h\u00a0\d\d\. Réponse sous 24\u00a0heures, à \S+@\S+\.$/),
  ).toBeVisible();
  await expect(page.getByRole('form').locator('.field-error')).toHaveCount(0);
  // Screen readers announce it alone, without whatever else the status region holds.
  await expect(page.getByRole('status')).toHaveAttribute('aria-atomic', 'false');
  expect(await inbox()).toHaveLength(1);
});

test('on a wide screen, a toast covers neither title, field nor button', async ({ page, allow }) => {
  allow.errors.push(/status of 503/, /Contact message not sent/);
  const { release } = await hold(page, '**/api/send-contact', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/contact');
  await fill(page);
  await submitButton(page).click();
  release();
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  await expect(page.getByText('Le message n’est pas parti.')).toBeInViewport({ ratio: 1 });
  expect(await coveredByToast(page, 'h1, h2, .field, .form-end > *')).toEqual([]);
});

test('on a wide screen, what became of the message is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await sendHeld(page);
  release();
  await expect(page.locator('.form-end > p')).toContainText('Réponse sous 24 heures');
  await expect(page.locator('.form-end > p')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredByToast(page, '.form-end > p')).toEqual([]);
});

test('the envelope of the filled form is the one that leaves', async ({ page }) => {
  const { release } = await hold(page, '**/api/send-contact');
  await open(page, '/contact');
  await fill(page);
  const seal = page.locator('.form-envelope [data-field="message"]');
  const filled = await seal.elementHandle();
  await submitButton(page).click();
  await expect(page.locator('.form-envelope')).toHaveAttribute('data-kind', 'sending');
  release();
  await expect(page.locator('.form-envelope')).toHaveAttribute('data-kind', 'acknowledged');
  expect(await seal.evaluate((element, before) => element === before, filled)).toBe(true);
  // The form is empty again, and the letter still sealed.
  await expect(seal).toHaveCSS('fill-opacity', '1');
});

test('on a phone, what became of the message is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const release = await sendHeld(page);
  // The button is the window's last line.
  await submitButton(page).evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight));
  release();
  await expect(page.getByText(/^Message envoyé à/)).toBeInViewport({ ratio: 1 });
  expect(await coveredByToast(page, '.result-title')).toEqual([]);
});

// A disabled button loses its focus.
test('the button has the focus again after a success', async ({ page }) => {
  const release = await sendHeld(page);
  release();
  await expect(submitButton(page)).toHaveText('Envoyer');
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toBeFocused();
});

// Tests of its log and of the message's id are in component/contact-form.test.ts.
test.describe('a refused message', () => {
  test.use({ allow: { errors: [/status of 422/, /Contact message not sent/], origins: [] } });

  test.beforeEach(async ({ page }) => {
    const problem = { status: 422, contentType: 'application/problem+json', body: JSON.stringify({ errors: { email: EMAIL } }) };
    await page.route('**/api/send-contact', (route) => route.fulfill(problem));
    await open(page, '/contact');
    await fill(page);
    await submitButton(page).click();
    await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  });

  test('has its error at the field, too', async ({ page }) => {
    await expect(page.getByRole('form').locator('.field-error')).toHaveText([EMAIL]);
    await expectNoViolationAtBothSizes(page, 'failure');
  });

  test('keeps every word in a form that is ready', async ({ page }) => {
    await expect(page.getByText(SENDING)).toHaveCount(0);
    await expect(submitButton(page)).toHaveText('Envoyer');
    await expect(submitButton(page)).toBeEnabled();
    expect(await values(page)).toEqual(Object.values(VALUES));
  });

  test('is sent by another press', async ({ page, inbox }) => {
    await page.unroute('**/api/send-contact');
    await submitButton(page).click();
    await isSent(page);
    expect(await inbox()).toHaveLength(1);
  });
});
