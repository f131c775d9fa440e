/** A page's header: a mark, the title, one sentence. */
export function PageHero({ mark, title, intro }: { mark: string; title: string; intro: string }) {
  return (
    <header className="page-hero page-width">
      <p className="mark section-mark">{mark}</p>
      <h1 className="heading text-hero">{title}</h1>
      <p className="section-intro">{intro}</p>
    </header>
  );
}
