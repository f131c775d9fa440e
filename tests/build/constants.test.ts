import { describe, expect, it } from 'vitest';
import { articles } from '../../src/content/articles/index.ts';
import { openPage, pages, textOf } from '../support/built-pages.ts';
import { SLUGS } from '../support/site-routes.ts';

const all = (document: Document, selector: string): Element[] => [...document.querySelectorAll(selector)];
const texts = (document: Document, selector: string): string[] => all(document, selector).map(textOf);
const main = (file: string): string => textOf(openPage(file).querySelector('main'));

const home = openPage('index.html');

describe('the offers', () => {
  it('start at 500 € HT, 800 € HT and 1 500 € HT', () => {
    expect(texts(home, '#offres li .section-title')).toEqual(['500 € HT', '800 € HT', '1 500 € HT']);
    expect(texts(home, '.offer h3')).toEqual(['Présence web', 'E-commerce', 'Web et IA avancée']);
  });

  it('each include the free audit within 48h and round-the-clock support', () => {
    for (const offer of texts(home, '.offer')) {
      expect(offer).toMatch(/audit gratuit avec rapport sous 48 heures/i);
      expect(offer).toMatch(/support technique 24\/7/i);
    }
  });
});

describe('the claims', () => {
  it('are 6 weeks, 500€ and UX/UI among the pillars', () => {
    expect(texts(home, '.pillar > .heading')).toEqual(['6 semaines', expect.stringMatching(/^500 ?€$/), 'UX/UI']);
  });

  it('are a launch in 6 weeks, more than 300 projects and a budget kept to the cent', () => {
    expect(main('index.html')).toMatch(/Lancement en 6 semaines/);
    expect(main('index.html')).toMatch(/Plus de 300 projets/i);
    expect(main('index.html')).toMatch(/Budget respecté au centime près/i);
    expect(texts(home, 'svg[role="img"][aria-label="Cinq étoiles"]')).toHaveLength(1);
  });

  it('are a reply within 24h on the contact page', () => {
    expect(texts(openPage('contact.html'), '.contact-info li').find((item) => item.startsWith('Support'))).toMatch(/sous 24 heures/);
  });
});

describe('the home page', () => {
  it('links to the services from each of ten cards and from a button below them', () => {
    const section = home.querySelector('section:has(.expertise-card)');
    const links = [...(section?.querySelectorAll('a[href="/services"]') ?? [])];
    expect(links.filter((link) => link.matches('.expertise-card'))).toHaveLength(10);
    expect(links.filter((link) => link.matches('.btn-line')).map(textOf)).toEqual([expect.stringMatching(/\S/)]);
  });

  it('shows the services as a grid of cells, each with a picture, a title and a text', () => {
    const cells = all(home, '.bento-cell');
    expect(cells.length).toBeGreaterThanOrEqual(4);
    for (const cell of cells) {
      expect(['h3', 'p'].map((part) => textOf(cell.querySelector(part)))).not.toContain('');
      expect(cell.querySelector('img')).not.toBeNull();
    }
  });
});

it.each(['index.html', 'about.html'])('the founder and CEO is introduced on %s, with a picture', (file) => {
  const [founder, ...others] = all(openPage(file), '.founder');
  expect(others).toEqual([]);
  expect(textOf(founder?.querySelector('p') ?? null)).toMatch(/fondateur et CEO/i);
  expect(founder?.querySelectorAll('img[alt]:not([alt=""])')).toHaveLength(1);
});

describe('the terms', () => {
  it('are delivery within 6 weeks of approval, payment within two weeks, and a 10 % penalty for a delay', () => {
    const cgv = main('cgv.html');
    expect(cgv).toMatch(/6 semaines après la validation du projet/);
    expect(cgv).toMatch(/après la livraison, dans un délai de deux semaines/);
    expect(cgv).toMatch(/pénalité de 10 % du montant total/);
    expect(cgv).toMatch(/500 ?€ HT/);
  });

  it('are 13 months at most for cookies', () => {
    expect(main('cookies.html')).toMatch(/13 mois/);
  });

  it('have 6, 7 and 4 numbered sections', () => {
    const sections = (file: string) => texts(openPage(file), 'main section > h2').map((title) => Number.parseInt(title, 10));
    expect(sections('confidentialite.html')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sections('cgv.html')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(sections('cookies.html')).toEqual([1, 2, 3, 4]);
    expect(texts(openPage('mentions-legales.html'), 'main h2').join()).toMatch(/[ÉE]diteur.*[Hh]éberge.*[Pp]ropriété intellectuelle/);
  });
});

describe('the call', () => {
  it.each(pages)('is booked from %s through a link that opens a new tab and sends no referrer', (file) => {
    const links = all(openPage(file), 'a').filter((link) => textOf(link).startsWith('Réserver un appel'));
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) {
      expect(textOf(link)).toBe('Réserver un appel de 30min');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noreferrer');
      expect(new URL(link.getAttribute('href') ?? '').host).toBe('calendly.com');
    }
  });

  it('has a frame on /contact that has no address until it is needed', () => {
    const [frame, ...others] = all(openPage('contact.html'), 'iframe');
    expect(others).toEqual([]);
    expect(frame?.hasAttribute('src')).toBe(false);
    expect(frame?.getAttribute('title')).toMatch(/\S/);
  });

  it.each(pages.filter((file) => file !== 'contact.html'))('adds no frame to %s, since even an empty frame is a document', (file) => {
    expect(all(openPage(file), 'iframe')).toEqual([]);
  });
});

describe('the blog', () => {
  const blog = openPage('blog.html');
  const hrefs = (document: Document, selector: string) => [
    ...new Set(all(document, selector).map((link) => (link.getAttribute('href') ?? '').replace('/blog/', ''))),
  ];

  it('features the first article in full and shows the six others', () => {
    expect(hrefs(blog, '.featured-article a')).toEqual([SLUGS[0]]);
    expect(hrefs(blog, '.article-grid a')).toEqual(SLUGS.slice(1));
    expect(texts(blog, '.featured-article time')).toEqual([articles[0]?.date]);
    expect(texts(blog, '.featured-article a').at(-1)).toBe("Lire l'article");
  });

  it('shows all tags on the featured card and at most 3 on each of the others', () => {
    const tags = (card: Element) => card.querySelectorAll('.tag-list li').length;
    const [featured, ...cards] = [...all(blog, '.featured-article'), ...all(blog, '.article-grid article')];
    const article = openPage(`blog/${SLUGS[0]}.html`);
    expect(featured && tags(featured)).toBe(all(article, '.article-header .tag-list li').length);
    expect(cards).toHaveLength(SLUGS.length - 1);
    const whole = SLUGS.slice(1).map((slug) => all(openPage(`blog/${slug}.html`), '.article-header .tag-list li').length);
    expect(Math.max(...whole), 'no article has more tags than a card may show').toBeGreaterThan(3);
    expect(cards.map(tags)).toEqual(whole.map((count) => Math.min(3, count)));
  });

  it('shows on each card the category, year, author and excerpt, with a link to read the article', () => {
    for (const card of all(blog, '.article-grid article')) {
      for (const selector of ['img', '.category-badge', 'time', 'h3', '.trait-link'])
        expect(card.querySelector(selector), selector).not.toBeNull();
      expect(textOf(card.querySelector('.trait-link'))).toBe("Lire l'article");
    }
    expect(texts(blog, '.article-grid time')).toEqual(articles.slice(1).map(({ date }) => date));
  });

  it.each(SLUGS)('shows the first three other articles after %s', (slug) => {
    const article = openPage(`blog/${slug}.html`);
    expect(hrefs(article, '.related a')).toEqual(SLUGS.filter((other) => other !== slug).slice(0, 3));
    expect(texts(article, '.related h2')).toEqual(['Articles similaires']);
    expect(all(article, '.related img')).toHaveLength(3);
    expect(texts(article, '.article-header a')[0]).toBe('Retour au blog');
  });
});

describe('the footer', () => {
  it.each(pages)('of %s links to all main pages', (file) => {
    const footer = openPage(file).querySelector('footer');
    const links = [...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
    const inside = ['/', '/services', '/about', '/blog', '/contact', '/confidentialite', '/cookies', '/cgv', '/mentions-legales'];
    expect(links).toEqual(expect.arrayContaining(inside));
    expect(links.filter((href) => /linkedin|facebook|instagram/.test(href))).toHaveLength(3);
    expect(links.some((href) => href.startsWith('mailto:'))).toBe(true);
    expect(textOf(footer)).toContain('© 2025');
  });
});
