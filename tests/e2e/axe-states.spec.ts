import type { Page } from '@playwright/test';
import { expectNoViolationAtBothSizes, STILL } from '../support/axe.ts';
import { control, fill, submitButton } from '../support/contact-form.ts';
import { cutOff, expect, visitOnce } from '../support/offline-test.ts';
import { choose, open } from '../support/page.ts';
import { offer, test } from '../support/release-test.ts';

test.use(STILL);
test.beforeEach(({ context }) => choose(context, 'essential'));

// The installation prompt and the steps for an iPhone are in install.spec.ts.
test('a new version’s prompt, and offline the badge and the agenda, have no violation', async ({ page, gateway, releases }) => {
  await visitOnce(page, '/contact');
  await offer(page, releases);
  await expectNoViolationAtBothSizes(page, 'update');
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await cutOff(page, gateway);
  await expect(page.getByRole('banner').getByText('Hors ligne')).toBeVisible();
  await expect(page.locator('#contenu').getByText(/^L’agenda ne s’affiche pas sans connexion/)).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'offline');
});

test.describe('the outbox', () => {
  // Without the worker, messages leave only through the page, where the test can intercept them.
  test.use({ serviceWorkers: 'block', allow: { errors: [/ERR_FAILED/, /status of 422/], origins: [] } });

  const write = async (page: Page, message: string) => {
    await fill(page, { Message: message });
    await submitButton(page).click();
    await expect(control(page, 'Message')).toHaveValue('');
  };

  test('has no violation with messages that are waiting, held, expanded or about to be deleted', async ({ page }) => {
    const messages = page.getByRole('region', { name: 'En attente d’envoi' }).getByRole('listitem');
    await open(page, '/contact');
    // Every POST gets the status set last (0 aborts it), since the queue's own timer may retry at any moment.
    let status = 0;
    const errors = { email: 'Email invalide' };
    await page.route('**/api/send-contact', (route) => {
      const body = JSON.stringify({ type: 'urn:contact:invalid', status, title: 'Message incomplet', detail: 'À corriger.', errors });
      return status === 0 ? route.abort() : route.fulfill({ status, contentType: 'application/problem+json', body });
    });
    await write(page, 'Un premier message.');
    await expect(page.getByRole('status').getByText(/^Message enregistré/)).toBeVisible();
    await expectNoViolationAtBothSizes(page, 'one that waits, toast');
    status = 422;
    await messages.getByRole('button', { name: /^Réessayer/ }).click();
    await expect(messages).toHaveAttribute('data-state', 'held');
    status = 0;
    await write(page, 'Un second message.');
    await expect(messages).toHaveCount(2);
    await messages.first().getByText('Voir').click();
    await messages
      .last()
      .getByRole('button', { name: /^Supprimer/ })
      .click();
    await expect(page.getByRole('button', { name: 'Garder' })).toBeFocused();
    await expectNoViolationAtBothSizes(page, 'one held and shown, one about to be deleted');
  });
});
