import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegalText } from '../../src/app/sections/legal/LegalText.tsx';

test('a sentence with two fields to fill in keeps all its words', () => {
  const sections = [{ title: 'Éditeur', blocks: ['Siège : à compléter, capital : à compléter.'] }];
  const { container } = render(<LegalText content={{ title: 'Mentions', intro: '', sections } as never} />);
  const [paragraph] = [...container.querySelectorAll('p')].filter((each) => each.querySelector('.legal-blank'));
  expect(paragraph?.textContent).toBe('Siège : à compléter, capital : à compléter.');
  expect(paragraph?.querySelectorAll('.legal-blank')).toHaveLength(2);
});
