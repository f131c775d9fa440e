import { clsx } from 'clsx';

type Props = { title: string; className?: string } & ({ eyebrow?: string; intro?: never } | { eyebrow?: never; intro?: string });

/** A section's title, with an eyebrow above it or with a short summary, which stands beside it on a wide screen. */
export function SectionHeader({ eyebrow, title, intro, className }: Props) {
  return (
    <div className={clsx('section-header', intro && 'header-beside-intro', className)}>
      {eyebrow && <p className="small-label text-muted">{eyebrow}</p>}
      <h2 className="heading text-section">{title}</h2>
      {intro && <p className="section-intro">{intro}</p>}
    </div>
  );
}
