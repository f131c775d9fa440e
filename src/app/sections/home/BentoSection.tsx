import { clsx } from 'clsx';
import type { BentoCell } from '../../../content/types.ts';
import { DrawInView } from '../../page-line/DrawInView.tsx';
import { breakpoints } from '../../styles/breakpoints.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import './BentoSection.css';

/** Where the scenes stand in one row, which scrolls (BentoSection.css): its own scroll position would draw them. */
const STRIP = `(width < ${breakpoints.md})`;

type Props = { title: string; cells: readonly BentoCell[] };

/** Scenes of one day, side by side like the panels of a comic strip, which a phone scrolls sideways; the page's line runs through all of them. */
export function BentoSection({ title, cells }: Props) {
  const isStrip = useMediaQuery(STRIP);
  // A sketch, the same file with a fragment, lies below each picture and shows what is not drawn yet. Until React runs, all is in ink.
  const hasSketches = useHydrated();
  return (
    <section className="section page-width">
      <SectionHeader title={title} className="line bento-header" />
      <div className="line bento-row">
        {/* Lets the keyboard scroll the strip. Where nothing scrolls, a tab stop would be useless. */}
        <ul className="bento" tabIndex={isStrip ? 0 : undefined} aria-label={title}>
          {cells.map((cell) => (
            <li
              key={cell.title}
              className={clsx('bento-cell line', hasSketches && 'bento-sketched')}
              style={{ backgroundImage: hasSketches ? `url(${cell.image.src}#sketch)` : undefined }}
            >
              <Picture image={cell.image} className={hasSketches && !isStrip ? 'inked-by-line' : undefined} />
              <p className="small-label text-muted">{cell.service}</p>
              <h3 className="heading text-title">{cell.title}</h3>
              <p>{cell.description}</p>
            </li>
          ))}
        </ul>
      </div>
      {/* The page's own misses those of a strip, which lack the class `inked-by-line`. */}
      <DrawInView pictures=".bento img" />
    </section>
  );
}
