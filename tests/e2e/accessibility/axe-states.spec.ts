import type { Page } from '@playwright/test';
import { expectNoViolationAtBothSizes, STILL } from '../../support/playwright/axe.ts';
import { control, fill, submitButton } from '../../support/playwright/contact-form.ts';
import { expect, visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { choose, open } from '../../support/playwright/page.ts';
import { offer, test } from '../../support/playwright/release-fixtures.ts';

test.use(STILL);
test.beforeEach(({ context }) => choose(context, 'essential'));

// The installation prompt and the steps for an iPhone are in pwa/install.spec.ts.
test('the prompt of a new version has no violation', async ({ page, releases }) => {
  await visitOnce(page, '/contact');
  await offer(page, releases);
  await expectNoViolationAtBothSizes(page, 'update');
});

test.describe('without the worker', () => {
  // Messages leave only through the page, where the test can intercept them.
  test.use({ serviceWorkers: 'block', allow: { errors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/, /status of 422/], origins: [] } });

  test('offline, the badge and the agenda have no violation', async ({ page, context }) => {
    await open(page, '/contact');
    await context.setOffline(true);
    await expect(page.getByRole('banner').getByText('Hors ligne')).toBeVisible();
    await expect(page.locator('#contenu').getByText(/^L’agenda ne s’affiche pas sans connexion/)).toBeVisible();
    await expectNoViolationAtBothSizes(page, 'offline');
  });

  test.describe('the outbox has no violation', () => {
    const messages = (page: Page) => page.getByRole('region', { name: 'En attente d’envoi' }).getByRole('listitem');

    /** Opens the form. Every POST gets the returned answer's status (0 aborts it), since the queue's own timer may retry at any moment. */
    async function openForm(page: Page): Promise<{ status: number }> {
      const answer = { status: 0 };
      const errors = { email: 'Email invalide' };
      await page.route('**/api/send-contact', (route) => {
        const body = { type: 'urn:contact:invalid', ...answer, title: 'Message incomplet', detail: 'À corriger.', errors };
        const problem = { ...answer, contentType: 'application/problem+json', body: JSON.stringify(body) };
        return answer.status === 0 ? route.abort() : route.fulfill(problem);
      });
      await open(page, '/contact');
      return answer;
    }

    async function write(page: Page, message: string): Promise<void> {
      await fill(page, { Message: message });
      await submitButton(page).click();
      await expect(control(page, 'Message')).toHaveValue('');
    }

    test('with one that waits, and its toast', async ({ page }) => {
      await openForm(page);
      await write(page, 'Un premier message.');
      await expect(page.getByRole('status').getByText(/^Message enregistré/)).toBeVisible();
      await expectNoViolationAtBothSizes(page, 'waiting');
    });

    test('with one that is held, and shown', async ({ page }) => {
      const answer = await openForm(page);
      await write(page, 'Un premier message.');
      answer.status = 422;
      await messages(page)
        .getByRole('button', { name: /^Réessayer/ })
        .click();
      await expect(messages(page)).toHaveAttribute('data-state', 'held');
      await messages(page).getByText('Voir').click();
      await expectNoViolationAtBothSizes(page, 'held');
    });

    test('with two, one about to be deleted', async ({ page }) => {
      const answer = await openForm(page);
      for (const message of ['Un premier message.', 'Un second message.']) await write(page, message);
      // Once refused they are not tried again: while a message is sent, it cannot be deleted.
      answer.status = 422;
      await expect(messages(page).and(page.locator('[data-state=held]'))).toHaveCount(2);
      await messages(page)
        .last()
        .getByRole('button', { name: /^Supprimer/ })
        .click();
      await expect(page.getByRole('button', { name: 'Garder' })).toBeFocused();
      await expectNoViolationAtBothSizes(page, 'about to be deleted');
    });
  });
});
