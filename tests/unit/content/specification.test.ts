import { describe, expect, test } from 'vitest';
import { about } from '../../../src/content/about.ts';
import { blog } from '../../../src/content/blog.ts';
import { contact } from '../../../src/content/contact.ts';
import { home } from '../../../src/content/home.ts';
import { page as cgv } from '../../../src/content/legal/cgv.ts';
import { page as confidentialite } from '../../../src/content/legal/confidentialite.ts';
import { page as cookies } from '../../../src/content/legal/cookies.ts';
import { page as mentionsLegales } from '../../../src/content/legal/mentions-legales.ts';
import { notFound } from '../../../src/content/not-found.ts';
import { services } from '../../../src/content/services.ts';

describe('home', () => {
  test('has three heroes, six keywords and three pillars', () => {
    expect(Object.keys(home.hero)).toEqual(['website', 'webapp', 'ecommerce']);
    expect(home.keywords).toEqual(['SITE WEB', 'APPLICATION', 'E-COMMERCE', 'DASHBOARD', 'SAAS', 'WEB APP']);
    expect(home.pillars.cards.map(({ figure }) => figure)).toEqual(['6\u00a0semaines', '500\u00a0€', 'UX/UI']);
    expect(home.pillars.button).toBe('Estimer mon projet');
  });

  test('has ten expertise cards that lead to /services, in all five colours', () => {
    expect(home.expertise.cards).toHaveLength(10);
    expect(new Set(home.expertise.cards.map(({ link }) => link))).toEqual(new Set(['/services']));
    expect(new Set(home.expertise.cards.map(({ color }) => color))).toEqual(new Set(['blue', 'purple', 'pink', 'green', 'yellow']));
  });

  test('has the four steps of the method', () => {
    expect(home.method.steps.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Stratégie'],
      [2, 'Design UX/UI'],
      [3, 'Développement'],
      [4, 'Lancement'],
    ]);
  });

  test('has three offers with a target audience, each with the audit and the support', () => {
    expect(home.offers.items.map(({ price }) => price)).toEqual(['500\u00a0€\u00a0HT', '800\u00a0€\u00a0HT', '1\u00a0500\u00a0€\u00a0HT']);
    for (const { features, targetAudience } of home.offers.items) {
      expect(targetAudience).toMatch(/^Pour /);
      expect(features.join('\n')).toMatch(/Audit gratuit avec rapport sous 48\u00a0heures/);
      expect(features.join('\n')).toMatch(/Support technique 24\/7/);
    }
  });
});

describe('services', () => {
  test('has four types with four benefits each', () => {
    expect(services.types.map(({ id }) => id)).toEqual(['websites', 'webapps', 'ecommerce', 'funnels']);
    expect(services.types.map(({ benefits }) => benefits.length)).toEqual([4, 4, 4, 4]);
    expect(services.quoteButton).toBe('Demander un devis');
  });

  test('has nine projects that lead to /contact', () => {
    expect(services.projects.items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(services.projects.items.map(({ link }) => link))).toEqual(new Set(['/contact']));
    expect(services.projects.link).toBe('Contactez-nous');
  });

  test('has the four steps of a project', () => {
    expect(services.process.steps.map(({ title }) => title)).toEqual(['Découverte', 'Conception', 'Développement', 'Déploiement']);
  });
});

test('about has the six values of the mission', () => {
  expect(about.values.items.map(({ title }) => title)).toEqual([
    'Innovation continue',
    'Engagement qualité',
    'Impact durable',
    'Communication transparente',
    'Formation continue',
    'Expertise reconnue',
  ]);
});

test('contact has its three contact options and its quoted texts', () => {
  expect(contact.title).toBe('Entrons en contact');
  expect(contact.info.map(({ icon }) => icon)).toEqual(['mail', 'phone', 'message-square']);
  expect(contact.booking.title).toBe('Réserve un appel de 30 minutes');
  expect(contact.booking.open).toBe('Ouvrir Calendly');
});

test('blog has its quoted texts', () => {
  const { title, recentTitle, readLink, backLink, relatedTitle, newsletter } = blog;
  expect({ title, recentTitle, readLink, backLink, relatedTitle, button: newsletter.button }).toEqual({
    title: 'Notre Blog',
    recentTitle: 'Articles récents',
    readLink: "Lire l'article",
    backLink: 'Retour au blog',
    relatedTitle: 'Articles similaires',
    button: "S'abonner",
  });
});

test('the not-found page has its quoted texts', () => {
  expect([notFound.code, notFound.message, notFound.link]).toEqual(['404', 'Oops! Page not found', 'Return to Home']);
});

test.each([
  ['confidentialite', confidentialite, 6],
  ['mentions-legales', mentionsLegales, 3],
  ['cgv', cgv, 7],
  ['cookies', cookies, 4],
])('%s has its number of sections, none of them empty', (_, page, count) => {
  expect(page.sections).toHaveLength(count);
  expect(page.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
});
