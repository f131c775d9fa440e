import { useMemo } from 'react';
import type { LegalContent, LegalSection } from '../../../content/types.ts';
import { Picture } from '../../ui/Picture.tsx';
import { anchor } from '../anchor.ts';
import { Prose } from '../Prose.tsx';
import { Signature } from '../Signature.tsx';
import { TableOfContents } from '../TableOfContents.tsx';
import './LegalText.css';

export function LegalText({ content }: { content: LegalContent }) {
  const headings = useMemo(() => content.sections.map(({ title }) => title), [content]);
  return (
    <article className="on-paper legal">
      <div className="page-width">
        <header className="legal-header">
          <h1 className="heading text-section">{content.title}</h1>
          <p className="section-intro">{content.intro}</p>
          <Picture image={content.image} className="legal-drawing inked-on-arrival" loading="first" />
        </header>
        <div className="text-columns line legal-columns">
          <TableOfContents headings={headings} />
          <Prose className="legal-text">
            {content.sections.map(({ title, blocks }, index) => (
              <section key={title}>
                <h2 id={anchor(title)} className="legal-heading">
                  <span className="legal-number">{`${index + 1}.`}</span> {title}
                </h2>
                {blocks.map((block) => (
                  <BlockView key={JSON.stringify(block)} block={block} />
                ))}
              </section>
            ))}
          </Prose>
          <Signature />
        </div>
      </div>
    </article>
  );
}

function BlockView({ block }: { block: LegalSection['blocks'][number] }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if (Array.isArray(block))
    return (
      <ul>
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return (
    <p className="legal-row">
      {block.label} <span className={block.isBlank ? 'legal-blank' : undefined}>{block.value}</span>
    </p>
  );
}
