import type { Page } from '@playwright/test';
import { expectNoViolationAtBothSizes, STILL } from '../support/axe.ts';
import { control, fillForm, openForm, submitButton } from '../support/contact-form.ts';
import { poseAsIphone } from '../support/iphone.ts';
import { cutOff, expect, visitOnce } from '../support/offline-test.ts';
import { choose } from '../support/page.ts';
import { offer, test } from '../support/release-test.ts';

test.use(STILL);
test.beforeEach(({ context }) => choose(context, 'essential'));

test('the prompt for a new version has no violation', async ({ page, releases }) => {
  await visitOnce(page, '/');
  await offer(page, releases);
  await expectNoViolationAtBothSizes(page, 'update');
});

test('neither the installation prompt nor the three steps for an iPhone have a violation', async ({ page }) => {
  await visitOnce(page, '/');
  await page.evaluate(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({}) })));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText('Installez Trait')).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'install');

  await poseAsIphone(page);
  await visitOnce(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText('Pour installer Trait')).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'steps');
});

test('offline, the badge, the agenda and the notice about an external link have no violation', async ({ page, gateway }) => {
  await visitOnce(page, '/contact');
  await cutOff(page, gateway);
  await expect(page.getByRole('banner').getByText('Hors ligne')).toBeVisible();
  await expect(page.locator('#contenu').getByText(/^L’agenda ne s’affiche pas sans connexion/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afficher l’agenda' })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' }).click();
  await expect(page.getByText('vous êtes hors ligne')).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'offline');
});

test.describe('the outbox', () => {
  // Without the worker, messages leave only through the page, where the test can intercept them.
  test.use({ serviceWorkers: 'block', allow: { errors: [/ERR_FAILED/, /status of 422/], origins: [] } });

  /** Answers every POST with the status set last (0 aborts it), since the queue's own timer may retry at any moment. */
  const intercept = async (page: Page) => {
    let status = 0;
    const errors = { email: 'Email invalide' };
    await page.route('**/api/send-contact', (route) => {
      const body = JSON.stringify({ type: 'urn:contact:invalid', status, title: 'Message incomplet', detail: 'À corriger.', errors });
      return status === 0 ? route.abort() : route.fulfill({ status, contentType: 'application/problem+json', body });
    });
    return (next: number) => {
      status = next;
    };
  };
  const write = async (page: Page, message: string) => {
    await fillForm(page, { Message: message });
    await submitButton(page).click();
    await expect(control(page, 'Message')).toHaveValue('');
  };

  test('has no violation with messages that are waiting, held, expanded or about to be deleted', async ({ page }) => {
    const messages = page.getByRole('region', { name: 'En attente d’envoi' }).getByRole('listitem');
    await openForm(page);
    const answer = await intercept(page);
    await write(page, 'Un premier message.');
    await expect(page.getByRole('status').getByText(/^Message enregistré/)).toBeVisible();
    await expectNoViolationAtBothSizes(page, 'one that waits, toast');
    answer(422);
    await messages.getByRole('button', { name: /^Réessayer/ }).click();
    await expect(messages).toHaveAttribute('data-state', 'held');
    answer(0);
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
