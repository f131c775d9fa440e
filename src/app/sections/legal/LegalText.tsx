import type { LegalPage } from '../../../content/types.ts';

export function LegalText({ page }: { page: LegalPage }) {
  return (
    <article className="page-width legal">
      <header className="legal-header">
        <h1 className="section-title">{page.title}</h1>
        <p className="text-lead">{page.intro}</p>
      </header>
      <div className="prose">
        {page.sections.map(({ title, blocks }, index) => (
          <section key={title}>
            <h2>
              <span className="legal-number">{index + 1}.</span> {title}
            </h2>
            {blocks.map((block) =>
              typeof block === 'string' ? (
                <p key={block}>{block}</p>
              ) : (
                <ul key={block.join()}>
                  {block.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
