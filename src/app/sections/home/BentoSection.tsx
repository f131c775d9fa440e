import './BentoSection.css';
import { clsx } from 'clsx';
import type { BentoCell } from '../../../content/types.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';

/**
 * The way of the page's line through the cells:
 *   below `md`:  in from the right ← 1, → 2, ← 3, → 4, ← 5, → 6 out on the right
 *   from `md`:     1 ← 2 ← in    (turns on the left)
 *                  3 → 4         (turns on the right)
 *            out ← 5 ← 6
 */
const lineClasses = [
  'lt-md:enter-right turn-left md:part-2-of-2 bento-wide',
  'lt-md:turn-right md:enter-right md:part-1-of-2',
  'lt-md:turn-left md:part-1-of-2',
  'turn-right md:part-2-of-2 bento-wide',
  'lt-md:turn-left md:leave-left md:part-2-of-2 bento-wide',
  'lt-md:leave-right md:leftwards md:part-1-of-2',
];

type Props = { title: string; cells: readonly BentoCell[] };

/** Scenes of one day, side by side like the panels of a comic strip; the page's line runs through all of them. */
export function BentoSection({ title, cells }: Props) {
  return (
    <section className="section page-width">
      <SectionHeader title={title} />
      <ul className="bento">
        {cells.map((cell, index) => (
          <li key={cell.title} className={clsx('bento-cell line', lineClasses[index])}>
            <Picture image={cell.image} className="bento-image" />
            <p className="small-label text-muted column-text">{cell.service}</p>
            <h3 className="heading text-title">{cell.title}</h3>
            <p className="column-text">{cell.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
