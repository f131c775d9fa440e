import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';
import { usePageVisible } from './use-page-visible.ts';

/**
 * Whether something may move by itself right now. It waits under the pointer and in a hidden tab. It stops when Pause is pressed or
 * keyboard focus enters, until the visitor presses Play; with reduced motion it starts stopped. Right after Play, pointer and focus are
 * still on the button, so there they do not hold it (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/).
 */
export function useRotation() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const pageVisible = usePageVisible();
  const control = useRef<HTMLButtonElement>(null);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = choice ? choice === 'play' : !still;
  const isControl = (target: EventTarget | null) => target instanceof Node && control.current?.contains(target) === true;
  return {
    control,
    still,
    playing,
    rotating: playing && pageVisible && !hovered && !focused,
    toggle: () => {
      setChoice(playing ? 'pause' : 'play');
      setHovered(false);
      setFocused(false);
    },
    holders: {
      onMouseOver: ({ target }: MouseEvent<HTMLElement>) => setHovered(choice !== 'play' || !isControl(target)),
      onMouseLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!target.matches(':focus-visible')) return;
        // Focus on the button only makes it wait, so that the button still offers the Pause that the visitor came for.
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
