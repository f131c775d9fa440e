import { Link } from 'wouter';
import type { Offer } from '../../../content/types.ts';
import { CONTACT_PATH } from '../../../shared/page-contract.ts';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import './OffersSection.css';

type Props = { title: string; intro: string; priceLabel: string; button: string; items: readonly Offer[] };

export function OffersSection({ title, intro, priceLabel, button, items }: Props) {
  return (
    <section className="on-paper section" id="offres">
      <div className="page-width">
        <SectionHeader title={title} intro={intro} />
        <ul className="offers">
          {items.map((offer) => (
            <li key={offer.title} className="offer line" data-accent={offer.color}>
              <h3 className="heading text-title inked-by-line offer-title">
                <Icon name={offer.icon} />
                {` ${offer.title}`}
              </h3>
              <p>
                <span className="small-label">{`${priceLabel} `}</span>
                <span className="heading text-section">{offer.price}</span>
              </p>
              <p>{offer.description}</p>
              <FeatureList features={offer.features} className="offer-features" />
              <p className="text-small text-muted">{offer.targetAudience}</p>
              <Link href={CONTACT_PATH} className="btn btn-primary offer-button">
                {button}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
