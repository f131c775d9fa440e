// Changes that extensions and translators make to the page before React hydrates it.
import type { Page } from '@playwright/test';
import { control, fill, storedDraft, VALUES, values } from '../../support/playwright/contact-form.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { holdScripts, open, untilHydrated, untilIdle } from '../../support/playwright/page.ts';

// React reports what it rebuilds.
test.use({ ...NO_WORKER, allow: { errors: [/Minified React error #418/], origins: [] } });

/** Functions that run in the page: each changes it, and returns nothing. */
const EDITS = {
  'a password manager, which adds a button': () => {
    document.querySelector('#email')?.after(Object.assign(document.createElement('div'), { className: 'foreign', textContent: 'Clé' }));
  },
  'a password manager, which wraps a field': () => {
    const field = document.querySelector('#email');
    const wrapper = document.createElement('div');
    field?.replaceWith(wrapper);
    if (field) wrapper.append(field);
  },
  'a writing aid, which adds elements and changes them': () => {
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

/** Types into a field while React starts. If the field reports its caret, the caret stands before the last two letters. */
async function typeDuringHydration(page: Page, id: string, release: () => void): Promise<void> {
  await page.locator(`#${id}`).click();
  await page.keyboard.type(id === 'email' ? 'ab' : 'abef');
  if (id !== 'email') for (let times = 0; times < 2; times++) await page.keyboard.press('ArrowLeft');
  release();
  await page.keyboard.type('c');
  await untilHydrated(page);
  await page.keyboard.type(id === 'email' ? 'def' : 'd');
}

for (const [who, edit] of Object.entries(EDITS))
  test.describe(who, () => {
    for (const id of ['name', 'email', 'message'])
      test(`text, focus and caret of #${id} stay`, async ({ page }) => {
        const { release } = await openEdited(page, '/contact', edit);
        await typeDuringHydration(page, id, release);
        await expect(page.locator(`#${id}`)).toHaveValue('abcdef');
        await expect(page.locator(`#${id}`)).toBeFocused();
      });

    test('a stored draft comes back beside what is being typed', async ({ page }) => {
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
  });

test('a field built anew as it is pressed has the focus', async ({ page }) => {
  await open(page, '/contact');
  const name = page.locator('#name');
  await name.evaluate((field) => field.addEventListener('pointerdown', () => field.replaceWith(field.cloneNode())));
  await name.click();
  await expect(name).toBeFocused();
});

/** Edits whose target exists on the home page. */
const EVERYWHERE = [
  'a translator, which wraps each text',
  'a translator, which writes into each text',
  'a reading aid, which puts a copy in the place of an element',
  'an ad blocker, which removes the cookie banner',
] as const;

for (const who of EVERYWHERE)
  test.describe(who, () => {
    test('a long page stays whole, where it was scrolled to', async ({ page }) => {
      const { release } = await openEdited(page, '/', EDITS[who]);
      const moved = await page.evaluateHandle(async () => {
        // Lines break elsewhere once the faces are there.
        await document.fonts.ready;
        scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
        const [top, offsets]: [number, number[]] = [scrollY, []];
        addEventListener('scroll', () => offsets.push(scrollY - top));
        return offsets;
      });
      release();
      await untilHydrated(page);
      await untilIdle(page);
      expect(Math.max(0, ...(await moved.jsonValue()).map(Math.abs))).toBeLessThan(1);
      await expect(page.locator('#root')).toContainText('Trois offres, trois prix de départ');
    });
  });

test('the variant that was chosen in a translated hero stays', async ({ page }) => {
  const { release } = await openEdited(page, '/', EDITS['a translator, which wraps each text']);
  const radio = page.locator('[type="radio"][value="ecommerce"]');
  await radio.check();
  release();
  await untilHydrated(page);
  await expect(radio).toBeChecked();
});

test('a link in a translated section keeps the focus', async ({ page }) => {
  const { release } = await openEdited(page, '/services', EDITS['a translator, which wraps each text']);
  await page.getByRole('radio', { checked: true }).focus();
  release();
  await page.keyboard.press('Tab');
  await expect(page.locator('#root font')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Demander un devis' }).first()).toBeFocused();
});

test('the cut that was moved in a translated hero stays', async ({ page }) => {
  const { release } = await openEdited(page, '/', EDITS['a translator, which wraps each text']);
  const cut = page.getByRole('slider');
  await cut.focus();
  await page.keyboard.press('Home');
  release();
  await expect(page.locator('#root font')).toHaveCount(0);
  await expect(cut).toHaveValue('0');
  await expect(cut).toBeFocused();
  await expect(page.locator('.hero-scene')).toHaveCSS('--cut', '0');
});

test('an element added during parsing costs neither text nor focus', async ({ page }) => {
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
  await control(page, 'E-mail').fill('jeanne@exemple.fr');
  await control(page, 'Nom').click();
  await page.keyboard.type('Jeanne Mrtin');
  for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowLeft');
  scripts.release();
  await untilHydrated(page);
  await page.keyboard.type('a');
  expect(await values(page)).toEqual(['Jeanne Martin', 'jeanne@exemple.fr', '', '']);
});
