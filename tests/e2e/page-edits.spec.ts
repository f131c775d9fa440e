// What add-ons and translators do to the page before React hydrates it.
import type { Page } from '@playwright/test';
import { control, fill, storedDraft, VALUES, values } from '../support/contact-form.ts';
import { choose, holdScripts, hydrate, hydrated, open, untilIdle } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

/** These run in the page: each changes it, and returns nothing. */
const EDITS = {
  'a password manager, which adds a button after a field': () => {
    document.querySelector('#email')?.after(Object.assign(document.createElement('div'), { className: 'foreign', textContent: 'Clé' }));
  },
  'a password manager, which wraps a field': () => {
    const field = document.querySelector('#email');
    const wrapper = document.createElement('div');
    field?.replaceWith(wrapper);
    if (field) wrapper.append(field);
  },
  'a writing aid, which adds elements around a field and goes on changing them': () => {
    const aid = document.createElement('div');
    document.querySelector('#message')?.before('✎');
    document.querySelector('#message')?.after(aid);
    aid.append('aide', document.createElement('span'));
    aid.firstChild?.remove();
  },
  'a translator, which wraps each text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ data, parentElement }) => data.trim() && !parentElement?.matches('script, style, textarea'))) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`${text.data} [en]`);
    }
  },
  'a translator, which writes into each text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.matches('script, style, textarea')) text.data += ' [en]';
    }
  },
  'a reading aid, which puts a copy in the place of an element': () => {
    const title = document.querySelector('main h1');
    title?.replaceWith(title.cloneNode(true));
  },
  'an ad blocker, which removes the cookie banner': () => document.querySelector('.choice-banner')?.remove(),
} satisfies Record<string, () => void>;

/** Opens a page and changes it before React starts, which it does at `release`. */
async function openEdited(page: Page, path: string, edit: () => void): Promise<{ release(): void }> {
  const scripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(edit);
  return scripts;
}

for (const [who, edit] of Object.entries(EDITS)) {
  test(`${who}: the text typed into a field while React starts stays, as do focus and caret`, async ({ page }) => {
    for (const id of ['name', 'email', 'message']) {
      const { release } = await openEdited(page, '/contact', edit);
      const field = page.locator(`#${id}`);
      await field.click();
      await page.keyboard.type('abef');
      for (let times = 0; times < 2; times++) await page.keyboard.press('ArrowLeft');
      release();
      await page.keyboard.type('c');
      await hydrated(page);
      await page.keyboard.type('d');
      await expect(field).toHaveValue('abcdef');
      await expect(field).toBeFocused();
      await field.clear();
    }
  });

  test(`${who}: a stored draft comes back beside what is being typed`, async ({ page }) => {
    await open(page, '/contact');
    await fill(page, { Nom: '' });
    await expect.poll(() => storedDraft(page)).toContain(JSON.stringify(VALUES.Message));
    const { release } = await openEdited(page, '/contact', edit);
    release();
    await page.locator('#name').click();
    await page.keyboard.type(VALUES.Nom);
    await expect(page.locator('#phone')).toHaveValue(VALUES.Téléphone);
    await expect(page.locator('#name')).toHaveValue(VALUES.Nom);
  });

  test(`${who}: every page hydrates, and what was changed stays in view`, async ({ page, context }) => {
    // No banner comes into view while the two pictures are taken.
    await choose(context, 'essential');
    for (const path of ['/contact', '/']) {
      const { release } = await openEdited(page, path, edit);
      // The keywords of the home page come in after a moment.
      await expect(page.locator('.marquee-list:visible')).toHaveCount(path === '/' ? 2 : 0);
      const shown = await page.locator('#root').innerText();
      release();
      await hydrate(page);
      // The changes are back by then.
      await untilIdle(page);
      await expect.poll(() => page.locator('#root').innerText(), path).toBe(shown);
    }
  });
}

test('a cookie banner that an ad blocker has removed stays away, and the choice can be made in the dialog', async ({ page }) => {
  const { release } = await openEdited(page, '/', EDITS['an ad blocker, which removes the cookie banner']);
  release();
  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await hydrated(page);
  await untilIdle(page);
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await page.getByRole('button', { name: 'Refuser tout' }).click();
  await expect(page.locator('.choice-banner')).not.toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an element that was there before the page was parsed to its end costs neither text nor focus', async ({ page, allow }) => {
  // React builds the page anew, and says so.
  allow.errors.push(/Minified React error #418/);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector('#email');
      if (!field) return;
      observer.disconnect();
      field.after(document.createElement('div'));
    }).observe(document, { childList: true, subtree: true });
  });
  const scripts = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await control(page, 'Email').fill('jeanne@exemple.fr');
  await control(page, 'Nom').click();
  await page.keyboard.type('Jeanne Mrtin');
  for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowLeft');
  scripts.release();
  await hydrated(page);
  await page.keyboard.type('a');
  expect(await values(page)).toEqual(['Jeanne Martin', 'jeanne@exemple.fr', '', '']);
});
