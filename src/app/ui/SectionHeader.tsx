import { classNames } from './class-names.ts';

type Props = { mark?: string; title: string; intro?: string; className?: string };

/** A section's heading: the title, with a mark where it needs a kind, and a short summary. */
export function SectionHeader({ mark, title, intro, className }: Props) {
  return (
    <div className={classNames('section-header', className)}>
      {mark && <p className="mark eyebrow">{mark}</p>}
      <h2 className="heading text-section">{title}</h2>
      {intro && <p className="section-intro">{intro}</p>}
    </div>
  );
}
