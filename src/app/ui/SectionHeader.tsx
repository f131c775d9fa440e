type Props = { mark: string; title: string; intro?: string; className?: string };

/** A section's heading: a drawing-board mark, the title and a short summary. */
export function SectionHeader({ mark, title, intro, className = 'section-header' }: Props) {
  return (
    <div className={className}>
      <p className="mark eyebrow">{mark}</p>
      <h2 className="heading text-section">{title}</h2>
      {intro && <p className="section-intro">{intro}</p>}
    </div>
  );
}
