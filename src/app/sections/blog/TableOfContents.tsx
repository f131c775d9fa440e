import { useMemo } from 'react';
import type { Block } from '../../../content/types.ts';
import { anchor } from './anchor.ts';
import { useCurrentSection } from './use-current-section.ts';

/** An article's headings: in the margin if there is one, else collapsed above the text. Works without JavaScript. */
export function TableOfContents({ title, blocks }: { title: string; blocks: readonly Block[] }) {
  const headings = useMemo(() => blocks.flatMap((block) => (block.type === 'heading' ? [block.content] : [])), [blocks]);
  const current = useCurrentSection(useMemo(() => headings.map(anchor), [headings]));
  return (
    <nav aria-label={title} className="toc">
      <details>
        <summary className="mark">{title}</summary>
        <ol>
          {headings.map((heading) => (
            <li key={heading}>
              <a href={`#${anchor(heading)}`} aria-current={anchor(heading) === current ? 'location' : undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
