import './BentoSection.css';
import type { BentoCell, Illustration } from '../../../content/types.ts';
import { breakpoints } from '../../styles/breakpoints.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';

/** Where the scenes stand in one row, which scrolls (BentoSection.css): its own scroll position would draw them. */
const STRIP = `(width < ${breakpoints.md})`;

/** The same drawing in pencil: it lies below the one in ink, and shows what is not drawn yet. */
const sketchOf = ({ src }: Illustration) => ({ backgroundImage: `url(${src}#sketch)` });

type Props = { title: string; cells: readonly BentoCell[] };

/** Scenes of one day, side by side like the panels of a comic strip, which a phone scrolls sideways; the page's line runs through all of them. */
export function BentoSection({ title, cells }: Props) {
  const isStrip = useMediaQuery(STRIP);
  // Until then, all is in ink.
  const hasSketches = useHydrated();
  return (
    <section className="section page-width">
      <SectionHeader title={title} className="line bento-header" />
      <div className="line bento-row">
        {/* The keyboard scrolls the strip; where nothing scrolls, it would stop there for nothing. */}
        <ul className="bento" tabIndex={isStrip ? 0 : undefined} aria-label={title}>
          {cells.map((cell) => (
            <li key={cell.title} className="bento-cell line" style={hasSketches ? sketchOf(cell.image) : undefined}>
              <Picture image={cell.image} className={hasSketches && !isStrip ? 'drawn' : undefined} />
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
