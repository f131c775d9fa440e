// Actions of visitors before React runs.
import { fill, submitButton, values } from '../../support/playwright/contact-form.ts';
import { banner, stored } from '../../support/playwright/cookie-choice.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { hold, holdScripts, isHydrated, mainNav, open, stopClock, untilHydrated } from '../../support/playwright/page.ts';
import { ESSENTIAL } from '../../support/site/stored-cookie-choice.ts';

test.use(CONSENTED);

test('without interaction, React waits three seconds, its modules fetched', async ({ page }) => {
  await stopClock(page);
  const fetched = Promise.all(['index', 'AboutPage', 'vendor'].map((name) => page.waitForResponse(new RegExp(`/assets/${name}-.*\\.js$`))));
  await page.goto('/about', { waitUntil: 'load' });
  await page.clock.runFor(2999);
  await fetched;
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.clock.runFor(1);
  await untilHydrated(page);
});

test('what React needs is not fetched again once it runs', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await stopClock(page);
  await open(page, '/about');
  await page.clock.runFor(3000);
  expect(asked.filter((url) => /\/assets\/(index|AboutPage|vendor)-.*\.js$/.test(url))).toHaveLength(3);
});

test('what React needs is not fetched again on its way', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await stopClock(page);
  await page.goto('/contact', { waitUntil: 'load' });
  const scripts = await holdScripts(page);
  await page.clock.runFor(1);
  await scripts.asked;
  const registration = page.waitForRequest(/\/assets\/register-.*\.js$/);
  await page.clock.runFor(400);
  await registration;
  expect(asked.filter((url) => /\/assets\/(index|ContactPage|vendor)-.*\.js$/.test(url))).toHaveLength(3);
  scripts.release();
});

for (const sign of ['mouse', 'key', 'scroll', 'focus'] as const)
  test(`React starts at the first interaction: ${sign}`, async ({ page }) => {
    await stopClock(page);
    await page.goto('/contact');
    expect(await page.evaluate(isHydrated)).toBe(false);
    const give = {
      mouse: () => page.mouse.move(100, 100),
      key: () => page.keyboard.press('Tab'),
      scroll: () => page.evaluate(() => scrollBy({ top: 50, behavior: 'instant' })),
      focus: () => page.getByRole('textbox', { name: 'Nom' }).focus(),
    };
    const asked = page.waitForRequest(/\/assets\/index-.*\.js$/);
    await give[sign]();
    await asked;
  });

for (const [what, path, file] of [
  ['the entry', '/about', /\/assets\/index-.*\.js$/],
  ['the page’s own module', '/services', /\/assets\/ServicesPage-.*\.js$/],
] as const)
  test(`the next interaction fetches ${what} that failed`, async ({ page, allow }) => {
    allow.errors.push(/Failed to (load resource|fetch)/);
    await stopClock(page);
    await page.goto(path);
    await page.route(file, (route) => route.abort());
    const failed = page.waitForEvent('pageerror', (error) => error.message.includes('Failed to fetch'));
    await page.mouse.move(100, 100);
    await failed;
    await page.unroute(file);
    // The app may have asked for it, too: it does not ask again within a second.
    await page.clock.runFor(1_000);
    await page.keyboard.press('Tab');
    await untilHydrated(page);
  });

test('quick clicks on an arrow count once each while React starts', async ({ page }) => {
  // Slides do not move by themselves here, however long the clicks take.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services', { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Afficher le projet suivant' });
  for (let times = 0; times < 7; times++) await next.click();
  await untilHydrated(page);
  await expect(page.locator('.carousel-dots button').nth(7)).toHaveAttribute('aria-current', 'true');
});

for (const when of ['before React runs', 'while React starts'])
  test(`Back ${when} shows the page of an earlier document`, async ({ page }) => {
    await open(page, '/about');
    const title = await page.title();
    await mainNav(page).getByRole('link', { name: 'Services' }).click();
    await page.waitForURL('**/services');
    const scripts = await hold(page, /\/assets\/ServicesPage-.*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    if (when === 'while React starts') {
      await page.evaluate(() => dispatchEvent(new Event('scroll')));
      await scripts.asked;
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/index-')));
    }
    await page.evaluate(() => history.back());
    scripts.release();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trait, de votre idée à votre site');
  });

test.describe('of a visitor who is asked about cookies', () => {
  test.use({ consent: undefined });

  test('the choice on a translated button is stored at once', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'load' });
    await banner(page)
      .getByText('Refuser')
      .evaluate((button) => {
        const font = document.createElement('font');
        font.append(...button.childNodes);
        button.append(font);
      });
    await banner(page).getByText('Refuser').click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual(ESSENTIAL);
  });
});

test('React checks a field that was filled in before it ran', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Message' }).fill('court');
  // The browser itself marks a field invalid that is emptied again.
  await page.getByRole('textbox', { name: 'Nom' }).pressSequentially('P');
  await page.keyboard.press('Backspace');
  await page.getByRole('textbox', { name: 'Téléphone' }).focus();
  scripts.release();
  await untilHydrated(page);
  await expect(page.getByText('Le message doit contenir au moins 10 caractères')).toBeVisible();
  await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();
  await expect(page.getByText('Email invalide')).toBeHidden();
});

test('React leaves the field alone that is being filled in', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Message' }).fill('court');
  scripts.release();
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'Nom' }).focus();
  await expect(page.locator('.field-error')).toHaveText(['Le message doit contenir au moins 10 caractères']);
});

test('a form posted natively before React runs is not kept', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page);
  await submitButton(page).click();
  await page.waitForURL('**/contact/merci');
  await page.unrouteAll();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await untilHydrated(page);
  expect(await values(page)).toEqual(['', '', '', '']);
});

test('submitting the empty form before React runs shows what is missing', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await untilHydrated(page);
  for (const text of ['Le nom doit contenir', 'Email invalide', 'Le message doit contenir'])
    await expect(page.getByText(text).first()).toBeVisible();
});
