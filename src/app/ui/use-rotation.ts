import { type FocusEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { useHover } from './use-hover.ts';
import { useMediaQuery } from './use-media-query.ts';

function subscribeVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Whether something may move by itself now. It waits under the pointer and in a hidden tab; it stops on its Pause button and once keyboard
 * focus has entered, until it is asked to play. For visitors who prefer reduced motion it starts only then. Who has just asked still stands
 * on the button: there, neither pointer nor focus holds it (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/).
 */
export function useRotation(watched: RefObject<HTMLElement | null>) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const tabVisible = useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
  const control = useRef<HTMLButtonElement>(null);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = choice ? choice === 'play' : !still;
  const isControl = (target: EventTarget | null) => target instanceof Node && control.current?.contains(target) === true;
  useHover(watched, {
    mouseover: ({ target }) => setHovered(choice !== 'play' || !isControl(target)),
    mouseleave: () => setHovered(false),
  });
  return {
    control,
    still,
    playing,
    rotating: playing && tabVisible && !hovered && !focused,
    toggle: () => {
      setChoice(playing ? 'pause' : 'play');
      setHovered(false);
      setFocused(false);
    },
    holders: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!target.matches(':focus-visible')) return;
        // On the button itself it only waits, so that the button still offers the pause that the visitor came for.
        if (isControl(target)) setFocused(choice !== 'play');
        else setChoice('pause');
      },
      onBlur: () => {
        if (focused) setChoice('pause');
        setFocused(false);
      },
    },
  };
}
