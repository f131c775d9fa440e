/** A section's heading: a drawing-board mark, the title and a short summary. */
export function SectionHeader({ mark, title, intro }: { mark: string; title: string; intro?: string }) {
  return (
    <div className="section-header">
      <p className="mark section-mark">{mark}</p>
      <h2 className="section-title">{title}</h2>
      {intro && <p className="section-intro">{intro}</p>}
    </div>
  );
}
