import type { ProfessionalService, WebSite } from 'schema-dts';
import { home } from '../../../content/home.ts';
import { site } from '../../../content/site.ts';
import { isPlaceholder } from '../../deploy/placeholders.ts';
import { absolute } from '../../origin.ts';

export const LANGUAGE = 'fr-FR';
const id = () => absolute('/#agence');

/** The agency, for nodes that only refer to it. Repeats its name and URL, because consumers do not follow an @id to another page. */
export const businessReference = () => ({
  '@type': 'ProfessionalService' as const,
  '@id': id(),
  name: site.name,
  url: absolute('/'),
});

/** The agency, without the fields that the owner has not filled in yet. */
export function business(): ProfessionalService {
  const { phone, address } = site.publisher;
  const social = site.social.map(({ href }) => href).filter((href) => !isPlaceholder(href));
  return {
    ...businessReference(),
    image: absolute('/icons/any-512.png'),
    // On the home page, repeats the meta description, which costs almost nothing once compressed.
    description: home.head.description,
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
