import { Link } from 'wouter';
import type { Offer } from '../../../content/types.ts';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';

type Props = { title: string; intro: string; button: string; items: readonly Offer[] };

export function OffersSection({ title, intro, button, items }: Props) {
  return (
    <section className="on-paper section" id="offres">
      <div className="page-width">
        <SectionHeader mark="Les prix" title={title} intro={intro} />
        <ul className="offers">
          {items.map((offer) => (
            <li key={offer.title} className="offer line" data-accent={offer.color}>
              <h3 className="heading text-title">
                <Icon name={offer.icon} />
                {` ${offer.title}`}
              </h3>
              <p>
                <span className="mark block">À partir de </span>
                <span className="heading text-section block">{offer.price}</span>
              </p>
              <p>{offer.description}</p>
              <FeatureList features={offer.features} />
              <p className="text-small text-muted">{offer.targetAudience}</p>
              <Link href="/contact" className="btn btn-primary">
                {button}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
