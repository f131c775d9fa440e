import { Link } from 'wouter';
import type { PillarCard } from '../../../content/types.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';

type Props = { title: string; intro: string; cards: readonly PillarCard[]; button: string };

export function PillarsSection({ title, intro, cards, button }: Props) {
  return (
    <section className="section page-width">
      <SectionHeader mark="Nos engagements" title={title} intro={intro} />
      <ul className="flex flex-col gap-12">
        {cards.map((card) => (
          <li key={card.title} className="pillar">
            <p className="heading text-hero pillar-figure">{card.figure}</p>
            <div>
              <h3 className="heading text-title">{card.title}</h3>
              <p className="mt-2 text-muted">{card.description}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link href="/contact" className="btn btn-primary mt-12">
        {button}
      </Link>
    </section>
  );
}
