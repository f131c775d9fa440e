import { describe, expect, test, vi } from 'vitest';

const FACTS = { founderName: 'Jeanne Martin', references: 'Menuiserie Martin, Café du Port', hostingYearlyPrice: '120\u00a0€\u00a0HT' };

/** Every text of the pages that show an optional field, for a site whose optional fields are `facts`. */
async function textsWith(facts: typeof FACTS): Promise<string> {
  vi.resetModules();
  const { site, founderLine } = await import('../../../src/content/site.ts');
  Object.assign(site.optional, facts);
  const pages = await Promise.all([
    import('../../../src/content/home.ts'),
    import('../../../src/content/services.ts'),
    import('../../../src/content/legal/terms.ts'),
  ]);
  return JSON.stringify([founderLine(), ...pages]);
}

describe('an optional field that the owner has filled in', async () => {
  const texts = await textsWith(FACTS);

  test.each([
    ['the founder’s name', ['Jeanne Martin · Fondateur et CEO']],
    [
      'the references',
      ['"Parmi nos clients\u00a0: Menuiserie Martin, Café du Port"', 'Parmi nos vrais clients\u00a0: Menuiserie Martin, Café du Port.'],
    ],
    ['the price of hosting', ['"120\u00a0€\u00a0HT par an"', 'L’hébergement coûte 120\u00a0€\u00a0HT par an.']],
  ])('is shown: %s', (_field, shown) => {
    expect(shown.filter((text) => !texts.includes(text))).toEqual([]);
  });
});

test('nothing is shown of optional fields that are empty', async () => {
  const texts = await textsWith({ founderName: '', references: '', hostingYearlyPrice: '' });
  expect(texts).toContain('"Fondateur et CEO"');
  expect(texts).not.toMatch(/Parmi nos|par an"|L’hébergement coûte/);
});
