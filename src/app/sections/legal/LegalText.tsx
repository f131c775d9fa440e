import { useMemo } from 'react';
import type { LegalPage } from '../../../content/types.ts';
import { anchor } from '../anchor.ts';
import { TableOfContents } from '../TableOfContents.tsx';

export function LegalText({ page }: { page: LegalPage }) {
  const headings = useMemo(() => page.sections.map(({ title }) => title), [page]);
  return (
    <article className="on-paper legal">
      <div className="page-width">
        <header className="legal-header">
          <h1 className="heading text-section">{page.title}</h1>
          <p className="text-lead">{page.intro}</p>
        </header>
        <div className="text-columns">
          <TableOfContents headings={headings} />
          <div className="prose">
            {page.sections.map(({ title, blocks }, index) => (
              <section key={title}>
                <h2 id={anchor(title)}>
                  {index + 1}. {title}
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
        </div>
      </div>
    </article>
  );
}
