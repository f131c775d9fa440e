import './StorySection.css';
import type { Illustration } from '../../../content/types.ts';
import { Picture } from '../../ui/Picture.tsx';

type Chapter = { eyebrow: string; title: string; paragraphs: readonly string[] };

/** Chapters, above a drawing whose line crosses the window. */
export function StorySection({ chapters, image }: { chapters: readonly Chapter[]; image: Illustration }) {
  return (
    <section className="page-width story">
      {chapters.map(({ eyebrow, title, paragraphs }) => (
        <div key={eyebrow} className="story-part">
          <div>
            <p className="small-label text-muted">{eyebrow}</p>
            <h2 className="heading story-title">{title}</h2>
          </div>
          <div className="prose story-text">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      ))}
      <Picture image={image} className="drawn story-image" />
    </section>
  );
}
