import { clsx } from 'clsx';
import type { Block } from '../../../content/types.ts';
import { linkOf } from '../../../shared/link-of.ts';
import { anchor } from '../anchor.ts';
import { Prose } from '../Prose.tsx';
import './ArticleBody.css';

export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Prose id="article" className="article-body">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article's blocks never change, and two may be identical.
        <BlockView key={index} block={block} />
      ))}
    </Prose>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{block.content}</p>;
    case 'heading':
      return (
        <h2 id={anchor(block.content)} className={clsx('article-heading', block.newSheet && 'new-sheet')}>
          {block.content}
        </h2>
      );
    case 'subheading':
      return <h3 className="article-subheading">{block.content}</h3>;
    case 'quote':
      return (
        <blockquote className="article-quote">
          <p>{block.content}</p>
        </blockquote>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <ListItem text={item} />
            </li>
          ))}
        </ul>
      );
    case 'image':
      return (
        <figure aria-label={block.caption} className="article-figure">
          <img src={block.src} alt={block.alt} width={800} height={420} loading="lazy" />
          <figcaption className="article-caption">{block.caption}</figcaption>
        </figure>
      );
  }
}

function ListItem({ text }: { text: string }) {
  const link = linkOf(text);
  return link ? <a href={link.url}>{link.title}</a> : text;
}
