import type { PillarCard } from '../../../content/types.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import './PillarsSection.css';

const scaleClasses = { weeks: 'inked-by-line pillar-scale pillar-weeks', prices: 'inked-by-line pillar-scale pillar-prices' };

type Props = { title: string; cards: readonly PillarCard[]; button: string };

/** Three dimensions, each measured to scale along the page's line: weeks, prices, widths of screens. */
export function PillarsSection({ title, cards, button }: Props) {
  return (
    <section className="on-paper section">
      <div className="page-width">
        <SectionHeader title={title} />
        <ul>
          {cards.map((card) => (
            <li key={card.title} className="pillar line">
              {'scale' in card ? (
                <p className={scaleClasses[card.scale.ticks]}>
                  {card.scale.labels.map((label) => (
                    <span key={label} className="pillar-label">
                      {label}
                    </span>
                  ))}
                </p>
              ) : (
                <Picture image={card.image} className="inked-by-line pillar-image" />
              )}
              <p className="heading pillar-figure">{card.figure}</p>
              <div>
                <h3 className="heading text-title">{card.title}</h3>
                <p className="pillar-text">{card.description}</p>
              </div>
            </li>
          ))}
        </ul>
        <a href="#offres" className="btn btn-primary">
          {button}
        </a>
      </div>
    </section>
  );
}
