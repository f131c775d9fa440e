import { type FocusEvent, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query.ts';

function subscribeVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Whether something may move by itself now. It stops under the pointer, with focus inside, in a hidden tab and on its Pause button;
 * for visitors who prefer reduced motion it starts only on their Play.
 */
export function useRotation() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const tabVisible = useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = choice ? choice === 'play' : !still;
  return {
    still,
    playing,
    rotating: playing && tabVisible && !hovered && !focused,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    holders: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
