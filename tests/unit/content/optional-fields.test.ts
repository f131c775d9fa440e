import { expect, it, vi } from 'vitest';
import { site } from '../../../src/content/site.ts';

const FACTS = { founderName: 'Jeanne Martin', references: 'Menuiserie Martin, Café du Port', hostingYearlyPrice: '120\u00a0€\u00a0HT' };

/** Every text of the pages that show an optional field, for a site whose optional fields are `facts`. */
async function textsWith(facts: typeof FACTS): Promise<string> {
  vi.resetModules();
  vi.doMock('../../../src/content/site.ts', () => ({ site: { ...site, optional: facts } }));
  const pages = await Promise.all([
    import('../../../src/content/owner-facts.ts'),
    import('../../../src/content/home.ts'),
    import('../../../src/content/services.ts'),
    import('../../../src/content/legal/cgv.ts'),
  ]);
  return JSON.stringify(pages);
}

it('the founder’s name, the references and the price of hosting are shown once the owner has filled them in, and nothing until then', async () => {
  const texts = await textsWith(FACTS);
  expect(texts).toContain('Jeanne Martin · Fondateur et CEO');
  expect(texts).toContain('"Parmi nos clients\u00a0: Menuiserie Martin, Café du Port"');
  expect(texts).toContain('Parmi nos vrais clients\u00a0: Menuiserie Martin, Café du Port.');
  expect(texts).toContain('"120\u00a0€\u00a0HT par an"');
  expect(texts).toContain('L’hébergement coûte 120\u00a0€\u00a0HT par an.');

  const without = await textsWith({ founderName: '', references: '', hostingYearlyPrice: '' });
  expect(without).toContain('"founderLine":"Fondateur et CEO"');
  expect(without).not.toMatch(/Parmi nos|par an"|L’hébergement coûte/);
});
