import type { Offer as OfferNode, Service } from 'schema-dts';
import { home } from '../../../content/home.ts';
import { services as content } from '../../../content/services.ts';
import type { Offer } from '../../../content/types.ts';
import { absolute } from '../../origin.ts';
import { businessReference } from './business.ts';

/** The service types listed on the services page, with the starting prices of the home page's offers. */
export function services(): Service[] {
  return content.types.map(({ id, label, description, image }) => {
    const offer = home.offers.items.find(({ service }) => service === id);
    return {
      '@type': 'Service',
      name: label,
      description,
      image: absolute(image.src),
      provider: businessReference(),
      // Sales funnels have none: they are priced by quotation only.
      ...(offer && { offers: offerNode(offer) }),
    };
  });
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
