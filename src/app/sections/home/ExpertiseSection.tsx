import { Link } from 'wouter';
import type { ExpertiseCard as Card } from '../../../content/types.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import './ExpertiseSection.css';

const INTERVAL_MS = 3000;

type Props = { title: string; intro: string; cards: readonly Card[]; button: string };

export function ExpertiseSection({ title, intro, cards, button }: Props) {
  return (
    <section className="section page-width">
      <SectionHeader title={title} intro={intro} />
      <div className="line expertise">
        <Carousel
          label={title}
          interval={INTERVAL_MS}
          noun="le service"
          slides={cards.map((card, index) => ({ key: card.title, content: <ExpertiseCard card={card} view={index + 1} /> }))}
        />
      </div>
      <Link href="/services" className="btn btn-outline expertise-all">
        {button}
      </Link>
    </section>
  );
}

/** Its picture is a view of expertise.svg: the card's piece of the page's line, which draws the service. */
function ExpertiseCard({ card, view }: { card: Card; view: number }) {
  return (
    <Link href={card.link} className="expertise-card" data-accent={card.color}>
      <Picture image={{ src: `/images/expertise.svg#${view}`, alt: '', width: 640, height: 96 }} className="expertise-image" />
      <h3 className="heading text-title">{card.title}</h3>
      <p>{card.description}</p>
      <FeatureList features={card.features} />
    </Link>
  );
}
