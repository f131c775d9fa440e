import type { Locator, Page } from '@playwright/test';
import { control, fill, type Label, submitButton, VALUES } from '../../support/playwright/contact-form.ts';
import { expect, test } from '../../support/playwright/fixtures.ts';
import { visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { open } from '../../support/playwright/page.ts';
import { SENT } from '../../support/site/verbatim.ts';

test.use({ consent: 'essential', allow: { errors: [/ERR_INTERNET_DISCONNECTED/], origins: [] } });

const ARABIC = 'مرحبا بكم في موقعنا الجديد';
const HEBREW = 'דוד כהן';

/** For each part, the side on which the text with these first words starts. */
const sidesOf = (parts: Locator, words: string) =>
  parts.evaluateAll(
    (elements, start) =>
      elements.map((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode() && !texts.currentNode.nodeValue?.includes(start));
        const at = texts.currentNode.nodeValue?.indexOf(start) ?? -1;
        const range = document.createRange();
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        const [box, letter] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
        return letter.left + letter.right < box.left + box.right ? 'left' : 'right';
      }),
    words,
  );

const write = (page: Page) => fill(page, { Nom: HEBREW, Message: `${ARABIC}\nBonjour à tous\n\n${HEBREW}` });

test('each field of the form has its text’s direction', async ({ page }) => {
  await open(page, '/contact');
  await write(page);
  const directions = (Object.keys(VALUES) as Label[]).map((label) =>
    control(page, label).evaluate((field) => getComputedStyle(field).direction),
  );
  expect(await Promise.all(directions)).toEqual(['rtl', 'ltr', 'ltr', 'rtl']);
});

test('each paragraph of a waiting message has its own direction', async ({ page, context }) => {
  await visitOnce(page, '/');
  await open(page, '/contact');
  await write(page);
  await context.setOffline(true);
  await submitButton(page).click();
  const item = page.getByRole('region', { name: 'En attente d’envoi' }).getByRole('listitem');
  await expect(item).toHaveCount(1);
  expect(await sidesOf(item.getByRole('heading'), ARABIC)).toEqual(['right']);
  await item.getByText('Voir').click();
  const message = item.getByRole('definition').last();
  const sides = [ARABIC, 'Bonjour', HEBREW].map((words) => sidesOf(message, words));
  expect((await Promise.all(sides)).flat()).toEqual(['right', 'left', 'right']);
});

test('each paragraph of a mail has its own direction', async ({ page, context, inbox }) => {
  await open(page, '/contact');
  await write(page);
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
  const [mail] = await inbox();
  // A page of its own: the site's policy would block the mail's styles.
  const mailPage = await context.newPage();
  await mailPage.setContent(mail?.HtmlBody ?? '');
  const body = mailPage.locator('div > div > p').first();
  expect([...(await sidesOf(body, ARABIC)), ...(await sidesOf(body, 'Bonjour'))]).toEqual(['right', 'left']);
});
