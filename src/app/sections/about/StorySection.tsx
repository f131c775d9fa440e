import { SectionHeader } from '../../ui/SectionHeader.tsx';

type Text = { title: string; paragraphs: readonly string[] };

export function StorySection({ story, vision }: { story: Text; vision: Text }) {
  return (
    <section className="page-width story">
      {[
        { mark: 'Notre histoire', text: story },
        { mark: 'Notre vision', text: vision },
      ].map(({ mark, text }) => (
        <div key={mark} className="story-part">
          <SectionHeader mark={mark} title={text.title} />
          <div className="prose">
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
