import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { PauseButton } from './PauseButton.tsx';
import { useCarousel } from './use-carousel.ts';

type Props = {
  label: string;
  /** Milliseconds between two advances. */
  interval: number;
  /** What one slide is called in the names of the controls, with its article: "le projet". */
  noun: string;
  slides: readonly { key: string | number; content: ReactNode }[];
  controls: 'pause' | 'all';
};

/** A carousel by the ARIA Authoring Practices: Pause comes first, slides out of view are inert, the live region is silent while it rotates. */
export function Carousel({ label, interval, noun, slides, controls }: Props) {
  const { track, rotation, index, isVisible, next, previous, goTo } = useCarousel(interval);
  return (
    <section aria-roledescription="carrousel" aria-label={label} className="carousel" {...rotation.holders}>
      <div className="carousel-controls">
        <PauseButton playing={rotation.playing} onClick={rotation.toggle} />
        {controls === 'all' && (
          <>
            <button type="button" className="btn-round" aria-label={`Afficher ${noun} précédent`} onClick={previous}>
              <Icon name="arrow-left" />
            </button>
            <button type="button" className="btn-round" aria-label={`Afficher ${noun} suivant`} onClick={next}>
              <Icon name="arrow-right" />
            </button>
          </>
        )}
      </div>
      <div ref={track} className="carousel-track" aria-live={rotation.rotating ? 'off' : 'polite'}>
        {slides.map(({ key, content }, slide) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for role="group" on a slide.
          <div
            key={key}
            role="group"
            aria-roledescription="diapositive"
            aria-label={`${slide + 1} sur ${slides.length}`}
            className="carousel-slide"
            inert={!isVisible(slide)}
          >
            {content}
          </div>
        ))}
      </div>
      {controls === 'all' && (
        <div className="carousel-dots">
          {slides.map(({ key }, slide) => (
            <button
              key={key}
              type="button"
              aria-label={`Afficher ${noun} ${slide + 1}`}
              aria-current={slide === index ? 'true' : undefined}
              onClick={() => goTo(slide)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
