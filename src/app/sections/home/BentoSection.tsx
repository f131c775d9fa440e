import './BentoSection.css';
import type { BentoCell } from '../../../content/types.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';

type Props = { title: string; cells: readonly BentoCell[] };

/** Scenes of one day, side by side like the panels of a comic strip, which a phone scrolls sideways; the page's line runs through all of them. */
export function BentoSection({ title, cells }: Props) {
  return (
    <section className="section page-width">
      <SectionHeader title={title} className="line bento-header" />
      <div className="line bento-row">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the strip of a phone. */}
        <ul className="bento" tabIndex={0} aria-label={title}>
          {cells.map((cell) => (
            <li key={cell.title} className="bento-cell line">
              <Picture image={cell.image} className="drawn bento-image" />
              <p className="small-label text-muted">{cell.service}</p>
              <h3 className="heading text-title">{cell.title}</h3>
              <p>{cell.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
