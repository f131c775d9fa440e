import { useMemo } from 'react';
import { anchor } from './anchor.ts';
import { useCurrentSection } from './use-current-section.ts';
import './TableOfContents.css';

/** A text's headings: in the margin if there is one, else collapsed above the text. Works without JavaScript. `headings` must be stable. */
export function TableOfContents({ headings }: { headings: readonly string[] }) {
  const current = useCurrentSection(useMemo(() => headings.map(anchor), [headings]));
  return (
    <nav aria-label="Sommaire" className="toc">
      <details>
        <summary className="small-label toc-summary">Sommaire</summary>
        <ol className="toc-list">
          {headings.map((heading, index) => (
            <li key={heading} className={index <= current ? 'toc-read' : undefined}>
              <a href={`#${anchor(heading)}`} className="toc-link" aria-current={index === current ? 'location' : undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
