import { Link } from 'wouter';
import type { Part } from './excerpt.ts';
import type { Hit } from './search-index.ts';

export function SearchHits({ hits }: { hits: readonly Hit[] }) {
  return (
    <ol className="search-hits">
      {hits.map(({ slug, category, title, excerpt, section }) => (
        <li key={slug}>
          <p className="mark text-muted">{category}</p>
          <div className="search-hit">
            <h2 className="heading text-title">
              <Link href={`/blog/${slug}`} className="cover-link">
                <Parts parts={title} />
              </Link>
            </h2>
            <p>
              <Parts parts={excerpt} />
            </p>
            {section && (
              <Link href={`/blog/${slug}#${section.anchor}`} className="text-small text-muted">
                {section.title}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Parts({ parts }: { parts: readonly Part[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their position.
  return parts.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));
}
