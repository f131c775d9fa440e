import { describe, expect, test } from 'vitest';
import { contact } from '../../src/content/contact.ts';
import { all, openPage, pages, textOf, texts } from '../support/site/built-site.ts';

const home = openPage('index.html');

/** Texts that the specification counts and quotes: those of all elements that a selector finds, in order. */
const SHOWN: [file: string, what: string, selector: string, shown: unknown[]][] = [
  ['index', 'keywords', '.marquee-list:first-child li', ['SITE WEB', 'APPLICATION', 'E-COMMERCE', 'DASHBOARD', 'SAAS', 'WEB APP']],
  ['index', 'pillars', '.pillar > .heading', ['6 semaines', '500 €', 'UX/UI']],
  ['index', 'method', '.method-step h3', ['Stratégie', 'Design UX/UI', 'Développement', 'Lancement']],
  ['index', 'steps of the method', '.method-step .small-label', [1, 2, 3, 4].map((step) => `Étape ${step}`)],
  ['index', 'prices', '#offres li .text-section', ['500 € HT', '800 € HT', '1 500 € HT']],
  ['index', 'offers', '.offer h3', ['Présence web', 'E-commerce', 'Web et IA avancée']],
  ['index', 'audiences', '.offer .text-muted', Array(3).fill(expect.stringMatching(/^Pour /))],
  ['services', 'benefits', '.service-panel .feature-list li', Array(16).fill(expect.any(String))],
  ['services', 'buttons', '.service-panel .btn', Array(4).fill('Demander un devis')],
  ['services', 'projects', '.project-card a[href="/contact"]', Array(9).fill('Contactez-nous')],
  ['services', 'process', 'main ol h3', ['Découverte', 'Conception', 'Développement', 'Déploiement']],
  [
    'about',
    'values',
    '.value h3',
    [
      'Innovation continue',
      'Engagement qualité',
      'Impact durable',
      'Communication transparente',
      'Formation continue',
      'Expertise reconnue',
    ],
  ],
  ['contact', 'title', 'h1', ['Entrons en contact']],
  ['contact', 'booking', '#booking-title', ['Réserve un appel de 30 minutes']],
  ['contact', 'booking link', '.booking a', ['Ouvrir Calendly']],
  ['blog', 'titles', 'h1, h2', expect.arrayContaining(['Notre Blog', 'Articles récents'])],
  ['blog', 'newsletter', 'main button', expect.arrayContaining(["S'abonner"])],
  ['404', 'code', 'main .sr-only', ['404']],
  ['404', 'texts', 'main [lang=en]', ['Oops! Page not found', 'Return to Home']],
];

test.each(SHOWN)('%s shows the %s of the specification', (file, _what, selector, shown) => {
  expect(texts(openPage(`${file}.html`), selector)).toEqual(shown);
});

test.each([
  ['index.html', 'heroes', 'input[name=hero]', ['website', 'webapp', 'ecommerce']],
  ['services.html', 'types of services', 'input[name=service]', ['websites', 'webapps', 'ecommerce', 'funnels']],
])('%s offers the %s of the specification', (file, _what, selector, values) => {
  expect(all(openPage(file), selector).map((input) => input.getAttribute('value'))).toEqual(values);
});

test.each([
  // Each of the three offers.
  ['index', /(?:audit gratuit avec rapport sous 48 heures.*support technique 24\/7.*){3}/i],
  ['index', /Lancement en 6 semaines/],
  ['index', /Plus de 300 projets/i],
  ['index', /Budget respecté au centime près/i],
  ['contact', /Support.*sous 24 heures/],
  ['cgv', /6 semaines après la validation du projet/],
  ['cgv', /après la livraison, dans un délai de deux semaines/],
  ['cgv', /pénalité de 10 % du montant total/],
  ['cgv', /500 ?€ HT/],
  ['cookies', /13 mois/],
  ['mentions-legales', /[ÉE]diteur.*[Hh]éberge.*[Pp]ropriété intellectuelle/],
])('%s says %s', (file, claim) => {
  expect(textOf(openPage(`${file}.html`).querySelector('main'))).toMatch(claim);
});

test('five stars stand beside the claims', () => {
  expect(texts(home, 'svg[role="img"][aria-label="Cinq étoiles"]')).toHaveLength(1);
});

test('each way to get in touch has an icon of its own', () => {
  expect(contact.info.map(({ icon }) => icon)).toEqual(['mail', 'phone', 'message-square']);
});

test('the home page leads to an estimate', () => {
  expect(all(home, 'a[href="#offres"]').map(textOf)).toContain('Estimer mon projet');
});

test('the prices come before the day', () => {
  expect(all(home, '.offers, .bento').map(({ className }) => className.split(' ')[0])).toEqual(['offers', 'bento']);
});

test('ten cards in five colours lead from home to the services', () => {
  const cards = all(home, '.expertise-card[href^="/services#"]');
  expect(new Set(cards.map((card) => card.getAttribute('href'))).size).toBe(10);
  const colours = new Set(cards.map((card) => card.getAttribute('data-accent')));
  expect(colours).toEqual(new Set(['blue', 'purple', 'pink', 'green', 'yellow']));
  expect(texts(home, 'section:has(.expertise-card) .btn-outline[href="/services"]')).toEqual([expect.stringMatching(/\S/)]);
});

test('each cell of the grid has a title, text and picture', () => {
  const cells = all(home, '.bento-cell');
  expect(cells.length).toBeGreaterThanOrEqual(4);
  for (const cell of cells) {
    expect(['h3', 'p'].map((part) => textOf(cell.querySelector(part)))).not.toContain('');
    expect(cell.querySelector('img')).not.toBeNull();
  }
});

describe('the home page, with all heroes and the labels of its buttons', () => {
  const main = openPage('index.html').querySelector('main');
  for (const element of main?.querySelectorAll('*') ?? []) element.append(' ');
  const text = textOf(main);

  test('is 500 to 1,100 words long', () => {
    const words = text.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length;
    expect(words).toBeGreaterThan(500);
    expect(words).toBeLessThanOrEqual(1_100);
  });

  test.each(['6 semaines', '500 €'])('says « %s » one to four times', (figure) => {
    const times = text.split(figure).length - 1;
    expect(times).toBeGreaterThan(0);
    expect(times).toBeLessThanOrEqual(4);
  });
});

test.each(['index.html', 'about.html'])('the founder and CEO is introduced on %s, with a picture', (file) => {
  const [founder, ...others] = all(openPage(file), '.founder');
  expect(others).toEqual([]);
  expect(textOf(founder?.querySelector('p') ?? null)).toMatch(/fondateur et CEO/i);
  expect(founder?.querySelectorAll('img[alt]:not([alt=""])')).toHaveLength(1);
});

test.each([
  ['confidentialite.html', 6],
  ['mentions-legales.html', 3],
  ['cgv.html', 7],
  ['cookies.html', 4],
])('%s has %i numbered sections, none of them empty', (file, count) => {
  const sections = all(openPage(file), 'main section');
  const numbers = sections.map((section) => Number.parseInt(textOf(section.querySelector('h2')), 10));
  expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(sections.filter(({ children }) => children.length < 2)).toEqual([]);
});

describe.each(pages)('%s', (file) => {
  const page = openPage(file);
  const footer = page.querySelector('footer');
  const footerLinks = [...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');

  test('leads to the booking of a call, in a new tab', () => {
    const booking = all(page, 'a').filter((link) => textOf(link).startsWith('Réserver un appel'));
    expect(booking.length).toBeGreaterThanOrEqual(3);
    for (const link of booking) {
      expect(textOf(link)).toBe('Réserver un appel de 30min');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noreferrer');
      expect(new URL(link.getAttribute('href') ?? '').host).toBe('calendly.com');
    }
  });

  // A frame has no URL until it is needed: even an empty one is a document.
  test('has no frame, except the one of /contact, without a URL', () => {
    const frames = all(page, 'iframe').map((frame) => [frame.hasAttribute('src'), frame.getAttribute('title')]);
    expect(frames).toEqual(file === 'contact.html' ? [[false, expect.stringMatching(/\S/)]] : []);
  });

  test('leads to all main pages from its footer', () => {
    const inside = ['/', '/services', '/about', '/blog', '/contact', '/confidentialite', '/cookies', '/cgv', '/mentions-legales'];
    expect(footerLinks).toEqual(expect.arrayContaining(inside));
  });

  test('has its social networks, address and copyright in its footer', () => {
    expect(footerLinks.filter((href) => /linkedin|facebook|instagram/.test(href))).toHaveLength(3);
    expect(footerLinks.some((href) => href.startsWith('mailto:'))).toBe(true);
    expect(textOf(footer)).toContain('© 2025');
  });
});
