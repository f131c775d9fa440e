import type { KeenSliderInstance } from 'keen-slider';
import { useKeenSlider } from 'keen-slider/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { breakpoints } from '../styles/breakpoints.ts';
import { useRotation } from './use-rotation.ts';

const ANIMATION_MS = 500;

/** Slides in view, on a phone, a medium and a large screen. Carousel.css says the same, as `--slides`, before hydration. */
const SLIDES_IN_VIEW = {
  slides: { perView: 1 },
  breakpoints: {
    [`(min-width: ${breakpoints.md})`]: { slides: { perView: 2 } },
    [`(min-width: ${breakpoints.lg})`]: { slides: { perView: 3 } },
  },
};

/** `index`: of the current slide. `visible`: of the slides in view; `null` while the track is a native scroller. */
type Position = { index: number; visible: readonly number[] | null };

/** A looping carousel that advances `interval` milliseconds after each change. Until it is hydrated, its track is a native scroller. */
export function useCarousel(interval: number) {
  const rotation = useRotation();
  const [{ index, visible }, setPosition] = useState<Position>({ index: 0, visible: null });
  // One millisecond instead of none: keen-slider would not know where an animation without length is heading.
  const duration = rotation.prefersStill ? 1 : ANIMATION_MS;

  // The options must not change between renders: an update would stop the animation in progress.
  const [attach, slider] = useKeenSlider<HTMLDivElement>({
    ...SLIDES_IN_VIEW,
    selector: '.carousel-slide',
    loop: true,
    created: startFromScroller,
    detailsChanged: (changed) => setPosition((before) => positionOf(changed, before)),
  });

  // Begins and ends outside the commit that changes the page: the slider measures, and the browser would lay the page out once more.
  const trackRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    attach(trackRef.current);
    return () => attach(null);
  }, [attach]);

  /** Counts from the slide that it is heading for, so that a second click need not wait for the first animation. */
  const move = (by: number) => {
    if (!slider.current) return;
    const { animator, track, moveToIdx } = slider.current;
    moveToIdx((animator.targetIdx ?? track.details.abs) + by, true, { duration });
  };

  const advance = useEffectEvent(() => move(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of slide starts a new interval.
  useEffect(() => {
    if (!rotation.isMoving) return;
    const timer = setInterval(() => advance(), interval);
    return () => clearInterval(timer);
  }, [rotation.isMoving, interval, index]);

  return {
    trackRef,
    rotation,
    index,
    isVisible: (slide: number) => visible?.includes(slide) ?? true,
    next: () => move(1),
    previous: () => move(-1),
    goTo: (slide: number) => slider.current?.moveToIdx(slide, false, { duration }),
  };
}

/** Takes the native scroller's place, at the slide that it has reached. */
function startFromScroller({ container, slides, track }: KeenSliderInstance): void {
  const width = slides[0]?.getBoundingClientRect().width;
  const index = width ? Math.round(container.scrollLeft / width) : 0;
  container.dataset.ready = '';
  container.scrollLeft = 0;
  // An animation would show the first slide for a frame, and take focus from a slide that becomes inert.
  if (index) track.init(index);
}

/** The slider's position; `before` itself if that is the same. */
function positionOf({ track }: KeenSliderInstance, before: Position): Position {
  // keen-slider calls this once before its track is measured, despite its types.
  const details = track.details as typeof track.details | null;
  if (!details) return before;
  const visible = details.slides.flatMap(({ portion }, slide) => (portion > 0.01 ? [slide] : []));
  const isSame = before.index === details.rel && before.visible?.join() === visible.join();
  return isSame ? before : { index: details.rel, visible };
}
