// The first minute of a first visit, and browsers without a service worker: nothing is cached for offline use.
import { fillForm, openForm, submitButton } from '../support/contact-form.ts';
import { choose } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', allow: { errors: [/ERR_INTERNET_DISCONNECTED/], origins: [] } });

test('a message submitted offline is listed, and is sent when the network is back', async ({ page, context, inbox }) => {
  await choose(context, 'essential');
  const list = page.waitForResponse(/\/assets\/WaitingMessages-.*\.js$/);
  await openForm(page);
  await (await list).finished();
  await context.setOffline(true);
  await fillForm(page);
  await submitButton(page).click();
  await expect(page.getByRole('region', { name: 'En attente d’envoi' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: '1 message en attente' })).toBeVisible();
  expect(await inbox()).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('status').getByText('Message envoyé avec succès !')).toBeVisible();
  expect(await inbox()).toHaveLength(1);
});
