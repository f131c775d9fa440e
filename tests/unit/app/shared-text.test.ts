import { expect, test } from 'vitest';
import { sharedText } from '../../../src/app/contact/shared-text.ts';

const URL = 'https://exemple.fr/page/1';
type Share = { title?: string; text?: string; url?: string };
const shared = (share: Share) => sharedText(new URLSearchParams(share));

test.each<[string, Share, string]>([
  ['nothing is repeated', { title: 'Un titre', text: 'Un texte', url: URL }, `Un titre\nUn texte\n${URL}`],
  ['parts are missing or blank', { title: ' ', url: URL }, URL],
  ['the text contains the URL', { text: `À lire : ${URL}`, url: URL }, `À lire : ${URL}`],
  ['the text is the URL', { title: 'Un titre', text: URL, url: URL }, `Un titre\n${URL}`],
  ['the text ends a sentence with the URL', { text: `Lisez (${URL}).`, url: URL }, `Lisez (${URL}).`],
  ['the URL differs by a slash only', { text: 'https://exemple.fr', url: 'https://exemple.fr/' }, 'https://exemple.fr'],
  ['the text begins with the title', { title: 'Un titre', text: `Un titre – ${URL}` }, `Un titre – ${URL}`],
  ['the title is the text', { title: 'Un titre', text: 'Un titre', url: URL }, `Un titre\n${URL}`],
  ['the title is the text with other spaces', { title: 'Un\u00a0titre été', text: 'Un titre \n e\u0301te\u0301' }, 'Un\u00a0titre été'],
  ['the title contains the text', { title: `Un titre – ${URL}`, text: 'Un titre', url: URL }, `Un titre – ${URL}`],
  ['all three are the same', { title: URL, text: URL, url: URL }, URL],
])('joins a share once when %s', (_case, share, text) => expect(shared(share)).toBe(text));

test.each<[string, Share]>([
  ['a URL that another one continues', { text: `${URL}2`, url: URL }],
  ['a URL that another one continues with a path', { text: `${URL}/photo`, url: URL }],
  ['a URL that another one continues with a query', { text: `${URL}?page=2`, url: URL }],
  ['a title that is a part of a word', { title: 'Site', text: 'Visite et Sitemap' }],
  ['a title of one sign', { title: '/', text: 'Un texte' }],
])('keeps %s', (_case, share) => expect(shared(share)).toBe(Object.values(share).join('\n')));
