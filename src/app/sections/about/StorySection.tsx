import { SectionHeader } from '../../ui/SectionHeader.tsx';

type Chapter = { mark: string; title: string; paragraphs: readonly string[] };

export function StorySection({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <section className="page-width story">
      {chapters.map(({ mark, title, paragraphs }) => (
        <div key={mark} className="story-part">
          <SectionHeader mark={mark} title={title} className="story-header" />
          <div className="prose story-text">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
