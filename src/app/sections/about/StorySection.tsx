import type { Illustration } from '../../../content/types.ts';
import { Picture } from '../../ui/Picture.tsx';
import './StorySection.css';

type Chapter = { eyebrow: string; title: string; paragraphs: readonly string[] };
type Props = { story: Chapter; plan: Illustration; thesis: string; vision: Chapter };

/** Two chapters, and between them a sentence that stands on the line of a drawing, which crosses the window. */
export function StorySection({ story, plan, thesis, vision }: Props) {
  return (
    <section className="page-width story">
      <ChapterText {...story} />
      <div className="story-part">
        <p className="heading story-thesis">{thesis}</p>
        <Picture image={plan} className="inked-by-line story-image" />
      </div>
      <ChapterText {...vision} />
    </section>
  );
}

function ChapterText({ eyebrow, title, paragraphs }: Chapter) {
  return (
    <div className="story-part">
      <div>
        <p className="small-label text-muted">{eyebrow}</p>
        <h2 className="heading story-title">{title}</h2>
      </div>
      <div className="story-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
