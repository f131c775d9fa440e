import { Link } from 'wouter';
import type { ExpertiseCard as Card } from '../../../content/types.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';

const INTERVAL_MS = 3000;

type Props = { title: string; intro: string; cards: readonly Card[]; button: string };

export function ExpertiseSection({ title, intro, cards, button }: Props) {
  return (
    <section className="section page-width">
      <SectionHeader mark="Nos métiers" title={title} intro={intro} />
      <Carousel
        label={title}
        interval={INTERVAL_MS}
        noun="le métier"
        slides={cards.map((card) => ({ key: card.title, content: <ExpertiseCard card={card} /> }))}
      />
      <Link href="/services" className="btn btn-line mt-8">
        {button}
      </Link>
    </section>
  );
}

function ExpertiseCard({ card }: { card: Card }) {
  return (
    <Link href={card.link} className="expertise-card" data-accent={card.color}>
      <Icon name={card.icon} />
      <h3 className="heading text-title">{card.title}</h3>
      <p className="text-small">{card.description}</p>
      <FeatureList features={card.features} />
    </Link>
  );
}
