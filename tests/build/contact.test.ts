import { expect, test } from 'vitest';
import { all, openPage } from '../support/site/built-site.ts';

const linksOf = (file: string) => all(openPage(file), 'main a').map((link) => link.getAttribute('href'));

test('the page after a success offers the blog and a call', () => {
  expect(linksOf('contact/merci.html')).toEqual(['/blog', expect.stringMatching(/^https:/)]);
});

test.each(['echec', 'invalide'])('the page after a failure (%s) offers the mail and the form', (result) => {
  expect(linksOf(`contact/${result}.html`)).toEqual([expect.stringMatching(/^mailto:/), '/contact']);
});

test('the form comes before the infos, of which two are links', () => {
  const parts = all(openPage('contact.html'), '.contact-form, .contact-info');
  expect(parts.map(({ tagName }) => tagName)).toEqual(['FORM', 'UL']);
  expect(all(openPage('contact.html'), '.contact-info a').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^mailto:/),
    '/contact#booking-title',
  ]);
});
