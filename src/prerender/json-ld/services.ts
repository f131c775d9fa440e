import type { Offer as OfferNode, Service } from 'schema-dts';
import { home } from '../../content/home.ts';
import { services as content } from '../../content/services.ts';
import type { Offer, ServiceId } from '../../content/types.ts';
import { absolute } from '../origin.ts';
import { businessReference } from './business.ts';

/** The home page's three offers, each a service with its starting price. */
export function offers(): Service[] {
  return home.offers.items.map((offer) => ({
    '@type': 'Service',
    name: offer.title,
    provider: { '@id': businessReference()['@id'] },
    offers: offerNode(offer),
  }));
}

/** The service types listed on the services page. */
export function services(): Service[] {
  return content.types.map(({ id, label, description, image }) => ({
    '@type': 'Service',
    name: label,
    description,
    image: absolute(image.src),
    provider: businessReference(),
    ...priceOf(id),
  }));
}

/** A service's starting price. Sales funnels have none: they are priced by quotation only. */
function priceOf(id: ServiceId): { offers?: OfferNode } {
  const offer = home.offers.items.find(({ service }) => service === id);
  return offer ? { offers: offerNode(offer) } : {};
}

/** Prices are starting prices excluding tax: a minimum, never a fixed price. The name is the service's. */
function offerNode({ price }: Offer): OfferNode {
  const amount = /^(\d+)€HT$/.exec(price.replace(/\s/g, ''))?.[1];
  if (!amount) throw new Error(`« ${price} » is not a price excluding tax in euros`);
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: Number(amount),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
  };
}
