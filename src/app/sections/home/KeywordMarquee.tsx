import { PauseButton } from '../../ui/PauseButton.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { useRotation } from '../../ui/use-rotation.ts';
import './KeywordMarquee.css';

/** Keywords that scroll by in a 30 s loop; the second copy only fills the loop. Paused out of view, since every frame costs battery. */
export function KeywordMarquee({ keywords }: { keywords: readonly string[] }) {
  const { ref, isInView } = useInView<HTMLElement>();
  const { isMoving, button, handlers } = useRotation();
  return (
    <section ref={ref} className="marquee" aria-label="Ce que nous réalisons" {...handlers}>
      <div className="marquee-track" data-paused={!isMoving || isInView === false || undefined}>
        <KeywordList keywords={keywords} />
        <KeywordList keywords={keywords} copy />
      </div>
      <PauseButton {...button} className="marquee-button" />
    </section>
  );
}

function KeywordList({ keywords, copy = false }: { keywords: readonly string[]; copy?: boolean }) {
  return (
    <ul className="marquee-list" aria-hidden={copy || undefined}>
      {keywords.map((keyword) => (
        <li key={keyword} className="keyword">
          {keyword}
        </li>
      ))}
    </ul>
  );
}
