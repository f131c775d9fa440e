import '../../styles/page-line/from-window.css';
import '../../styles/prose.css';
import './LegalText.css';
import { useMemo } from 'react';
import type { LegalContent, LegalItem } from '../../../content/types.ts';
import { anchor } from '../anchor.ts';
import { Signature } from '../Signature.tsx';
import { TableOfContents } from '../TableOfContents.tsx';

export function LegalText({ content }: { content: LegalContent }) {
  const headings = useMemo(() => content.sections.map(({ title }) => title), [content]);
  return (
    <article className="on-paper legal">
      <div className="page-width">
        <header className="legal-header">
          <h1 className="heading text-section">{content.title}</h1>
          <p className="section-intro">{content.intro}</p>
        </header>
        <div className="text-columns line enter-left from-window legal-columns">
          <TableOfContents headings={headings} />
          <div className="prose legal-text">
            {content.sections.map(({ title, blocks }, index) => (
              <section key={title}>
                <h2 id={anchor(title)} className="legal-heading">
                  <span className="legal-number">{`${index + 1}.`}</span> {title}
                </h2>
                {blocks.map((block) =>
                  typeof block === 'string' ? <p key={block}>{block}</p> : <ul key={JSON.stringify(block)}>{block.map(row)}</ul>,
                )}
              </section>
            ))}
          </div>
          <Signature />
        </div>
      </div>
    </article>
  );
}

function row(item: LegalItem) {
  if (typeof item === 'string') return <li key={item}>{item}</li>;
  return (
    <li key={item.blank} className="legal-blank">
      {item.blank}
    </li>
  );
}
