import { useKeenSlider } from 'keen-slider/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNearView } from './use-near-view.ts';
import { useRotation } from './use-rotation.ts';
import { useSlideClock } from './use-slide-clock.ts';

const ANIMATION_MS = 500;

/** Slides in view: 1 on a phone, 2 on a medium screen, 3 on a large one. carousel.css sets the same widths before hydration. */
const perView = {
  slides: { perView: 1 },
  breakpoints: {
    '(min-width: 48em)': { slides: { perView: 2 } },
    '(min-width: 64em)': { slides: { perView: 3 } },
  },
};

/** `visible` is `null` while the track is a native scroller. */
type Position = { index: number; visible: readonly number[] | null };

/** The index of the slide that the native scroller is at, and a slide's width in pixels. */
function reach(container: HTMLElement): { index: number; width: number } {
  const width = container.firstElementChild?.getBoundingClientRect().width ?? 0;
  return { index: width ? Math.round(container.scrollLeft / width) : 0, width };
}

/**
 * A looping carousel that advances every `interval` milliseconds. Out of view it jumps instead of animating, to save battery and
 * main-thread time.
 *
 * The track is a native scroller until it nears the viewport, is used or has to wrap around, because keen-slider measures and styles every
 * slide. The slider then starts at the slide that the track was scrolled to.
 */
export function useCarousel(interval: number) {
  const { watched, near } = useNearView<HTMLElement>();
  const rotation = useRotation(watched);
  const [position, setPosition] = useState<Position | null>(null);
  const duration = rotation.still ? 0 : ANIMATION_MS;

  const track = useRef<HTMLDivElement>(null);
  // The options must not change between renders: an update would stop the animation in progress.
  const [attach, attached] = useKeenSlider<HTMLDivElement>({
    ...perView,
    selector: '.carousel-slide',
    loop: true,
    created: ({ container, track }) => {
      const { index } = reach(container);
      container.dataset.ready = '';
      container.scrollLeft = 0;
      // Without animation, which would show the first slide for a frame and take focus from a slide that becomes inert.
      if (index) track.init(index);
    },
    detailsChanged: ({ track }) => {
      // keen-slider calls this once before its track is measured, despite its types.
      const details = track.details as typeof track.details | null;
      if (!details) return;
      const visible = details.slides.flatMap(({ portion }, slide) => (portion > 0.01 ? [slide] : []));
      setPosition((last) =>
        last?.index === details.rel && last.visible?.join() === visible.join() ? last : { index: details.rel, visible },
      );
    },
  });

  const slider = () => {
    if (!attached.current) attach(track.current);
    return attached.current;
  };
  // Not the track's `ref`, which would attach the slider while React hydrates the slides, in one long task.
  const arrive = useEffectEvent(slider);
  useEffect(() => {
    if (near) arrive();
  }, [near]);
  useEffect(() => () => attach(null), [attach]);

  /** Relative to the slide it is already heading for, so that a second click need not wait for the first animation. */
  const move = (by: number, milliseconds = duration) => {
    const current = slider();
    if (!current) return;
    const { animator, track } = current;
    current.moveToIdx(((animator.active ? animator.targetIdx : null) ?? track.details.abs) + by, true, { duration: milliseconds });
  };

  const scrollOn = (container: HTMLElement): boolean => {
    const { index, width } = reach(container);
    container.scrollLeft = (index + 1) * width;
    const moved = reach(container).index > index;
    if (moved) setPosition({ index: index + 1, visible: null });
    return moved;
  };
  const advance = () => {
    if (!attached.current && track.current && scrollOn(track.current)) return;
    move(1, near ? duration : 0);
  };
  const index = position?.index ?? 0;
  useSlideClock({ running: rotation.rotating, interval, index, advance });

  return {
    watched,
    track,
    rotation,
    index,
    isVisible: (slide: number) => position?.visible?.includes(slide) ?? true,
    next: () => move(1),
    previous: () => move(-1),
    goTo: (slide: number) => slider()?.moveToIdx(slide, false, { duration }),
  };
}
