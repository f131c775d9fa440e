import { expect, visitOnce } from '../support/offline-test.ts';
import { untilIdle } from '../support/page.ts';
import { comeBack, test } from '../support/release-test.ts';
import { runProgram } from '../support/run-program.ts';

// The page that is not reloaded may still load files, which neither its worker nor the host has any more.
test.use({ allow: { errors: [/status of 404/], origins: [] } });

test('KILL_SWITCH=1 removes the worker and its caches, and the site works on', async ({ page, context, releases }, testInfo) => {
  await visitOnce(page, '/');
  const contact = await context.newPage();
  await visitOnce(contact, '/contact');
  const message = contact.getByRole('textbox', { name: 'Message' });
  await message.fill('Un texte qui n’est pas encore parti');
  const killed = testInfo.outputPath('killed');
  const built = await runProgram(['src/prerender/build.ts', '--outDir', killed], { KILL_SWITCH: '1' });
  expect(built).toBe(true);

  await releases.deploy(killed);
  const reloaded = page.waitForEvent('load');
  await comeBack(page);
  await reloaded;
  await expect(contact.getByText('Votre texte n’est pas encore envoyé')).toBeVisible();
  await expect(message).toHaveValue('Un texte qui n’est pas encore parti');
  const left = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)]);
  await expect.poll(left).toEqual([]);

  const started = page.waitForResponse(/\/assets\/start-pwa-.*\.js$/);
  expect((await page.goto('/about'))?.fromServiceWorker()).toBe(false);
  await (await started).finished();
  await untilIdle(page);
  expect(await left()).toEqual([]);
});
