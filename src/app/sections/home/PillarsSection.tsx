import './PillarsSection.css';
import { clsx } from 'clsx';
import type { PillarCard } from '../../../content/types.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';

/** Classes of each pillar, in order: how the page's line comes and goes, and the ticks of its scale. The last one has screens, not a scale. */
const LINE_AND_SCALE = [
  { line: 'enter-left turn-right', scale: 'pillar-weeks' },
  { line: 'turn-left above-screens', scale: 'pillar-prices' },
  { line: 'leave-right screens' },
];

type Props = { title: string; cards: readonly PillarCard[]; button: string };

/** Three dimensions, each measured to scale along the page's line: weeks, prices, widths of screens. */
export function PillarsSection({ title, cards, button }: Props) {
  return (
    <section className="on-paper section">
      <div className="page-width">
        <SectionHeader title={title} />
        <ul>
          {cards.map((card, index) => (
            <li key={card.title} className={clsx('pillar line drawn-from-top', LINE_AND_SCALE[index]?.line)}>
              {'scale' in card ? (
                <p className={clsx('pillar-scale', LINE_AND_SCALE[index]?.scale)}>
                  {card.scale.map((label) => (
                    <span key={label} className="pillar-label">
                      {label}
                    </span>
                  ))}
                </p>
              ) : (
                <Picture image={card.image} className="pillar-image" />
              )}
              <p className="heading text-display">{card.figure}</p>
              <div>
                <h3 className="heading text-title">{card.title}</h3>
                <p className="mt-2 text-muted">{card.description}</p>
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
