import type { ProfessionalService, WebSite } from 'schema-dts';
import { home } from '../../content/home.ts';
import { site } from '../../content/site.ts';
import { absolute } from '../origin.ts';
import { isPlaceholder } from '../placeholders.ts';

export const LANGUAGE = 'fr-FR';
const id = () => absolute('/#agence');

/** The agency where another node only refers to it: readers of one page do not follow an @id to another. */
export const businessReference = () => ({
  '@type': 'ProfessionalService' as const,
  '@id': id(),
  name: site.name,
  url: absolute('/'),
});

/** The agency. What the owner has not filled in yet is left out. */
export function business(): ProfessionalService {
  const { phone, address } = site.publisher;
  const social = site.social.map(({ href }) => href).filter((href) => !isPlaceholder(href));
  return {
    ...businessReference(),
    image: absolute('/icons/any-512.png'),
    // The words of the page's own description, which costs it no further bytes.
    description: home.head.description,
    slogan: site.tagline,
    ...(isPlaceholder(site.email) ? {} : { email: site.email }),
    ...(isPlaceholder(phone) ? {} : { telephone: phone }),
    ...(isPlaceholder(address) ? {} : { address }),
    ...(social.length > 0 ? { sameAs: social } : {}),
  };
}

export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#site'),
    name: site.name,
    url: absolute('/'),
    inLanguage: LANGUAGE,
    publisher: { '@id': id() },
  };
}
