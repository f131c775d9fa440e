import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { PauseButton } from './PauseButton.tsx';
import { useCarousel } from './use-carousel.ts';
import './Carousel.css';

type Props = {
  label: string;
  /** Milliseconds between two advances. */
  interval: number;
  /** The slide's name in the controls' labels, with its French article: "le projet". */
  noun: string;
  slides: readonly { key: string | number; content: ReactNode }[];
};

/** Follows the ARIA Authoring Practices: Pause comes first, slides out of view are inert, the live region is off while it rotates. */
export function Carousel({ label, interval, noun, slides }: Props) {
  const { trackRef, rotation, index, isVisible, next, previous, goTo } = useCarousel(interval);
  return (
    <section aria-roledescription="carrousel" aria-label={label} {...rotation.handlers}>
      <div className="carousel-controls">
        <PauseButton {...rotation.button} className="btn-round" />
        <IconButton className="btn-round" icon="arrow-left" label={`Afficher ${noun} précédent`} onClick={previous} />
        <IconButton className="btn-round" icon="arrow-right" label={`Afficher ${noun} suivant`} onClick={next} />
      </div>
      <div ref={trackRef} className="carousel-track" aria-live={rotation.isMoving ? 'off' : 'polite'}>
        {slides.map(({ key, content }, slide) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires role="group" on a slide.
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
      <div className="carousel-dots">
        {slides.map(({ key }, slide) => (
          <button
            key={key}
            type="button"
            className="carousel-dot"
            aria-current={slide === index ? 'true' : undefined}
            onClick={() => goTo(slide)}
          >
            <span className="sr-only">{`Afficher ${noun} ${slide + 1}`}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
