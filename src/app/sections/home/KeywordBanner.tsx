import { PauseButton } from '../../ui/PauseButton.tsx';
import { useNearView } from '../../ui/use-near-view.ts';
import { useRotation } from '../../ui/use-rotation.ts';

/** Keywords that scroll by in a 30 s loop; the second copy only fills the loop. Paused out of view, since every frame costs battery. */
export function KeywordBanner({ keywords }: { keywords: readonly string[] }) {
  const { watched, near } = useNearView<HTMLElement>();
  const { control, playing, rotating, toggle, holders } = useRotation();
  return (
    <section ref={watched} className="marquee" aria-label="Ce que nous réalisons" {...holders}>
      <div className="marquee-track" data-paused={!rotating || near === false || undefined}>
        <KeywordList keywords={keywords} />
        <KeywordList keywords={keywords} copy />
      </div>
      <PauseButton ref={control} playing={playing} onClick={toggle} />
    </section>
  );
}

function KeywordList({ keywords, copy = false }: { keywords: readonly string[]; copy?: boolean }) {
  return (
    <ul className="marquee-list flex" aria-hidden={copy || undefined}>
      {keywords.map((keyword) => (
        <li key={keyword}>{keyword}</li>
      ))}
    </ul>
  );
}
