import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';
import { usePageVisible } from './use-page-visible.ts';

/**
 * `playing`: by itself. `focused`: keyboard focus is on the button, which still offers the Pause that the visitor came for. `stopped`:
 * until Play is pressed. `resumed`: the visitor has pressed Play.
 */
type State = 'playing' | 'focused' | 'stopped' | 'resumed';
type Cause = 'button-pressed' | 'button-focused' | 'content-used' | 'blurred';

/** The rules of the APG's carousel (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). `content-used`: by keyboard or by finger. */
const NEXT: Record<State, Partial<Record<Cause, State>>> = {
  playing: { 'button-pressed': 'stopped', 'button-focused': 'focused', 'content-used': 'stopped' },
  focused: { 'button-pressed': 'stopped', blurred: 'stopped' },
  stopped: { 'button-pressed': 'resumed' },
  resumed: { 'button-pressed': 'stopped', 'content-used': 'stopped' },
};

/**
 * Tells whether something may move by itself right now. With reduced motion it starts stopped. It also rests in a hidden tab and under the
 * pointer, unless that is still on the button that has resumed it.
 */
export function useRotation() {
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isPageVisible = usePageVisible();
  const button = useRef<HTMLButtonElement>(null);
  const [changed, setChanged] = useState<State>();
  const [isHovered, setHovered] = useState(false);
  const state = changed ?? (prefersStill ? 'stopped' : 'playing');

  const change = (cause: Cause) => setChanged((before) => NEXT[before ?? state][cause] ?? before);
  const isButton = (target: EventTarget) => target instanceof Node && button.current?.contains(target) === true;

  return {
    prefersStill,
    isMoving: (state === 'playing' || state === 'resumed') && isPageVisible && !isHovered,
    button: {
      ref: button,
      isPlaying: state !== 'stopped',
      onClick: () => {
        change('button-pressed');
        // Play outranks a pointer that rests on the carousel.
        setHovered(false);
      },
    },
    /** Handlers for the element around content and button. */
    handlers: {
      // Counts a mouse alone: a finger's tap comes over the content, too, and may never leave it.
      onPointerOver: ({ target, pointerType }: PointerEvent) =>
        setHovered(pointerType === 'mouse' && (state !== 'resumed' || !isButton(target))),
      onPointerLeave: () => setHovered(false),
      // Stops the movement for a finger that taps or swipes. One that scrolls the page ends as `pointercancel`, and stops nothing.
      onPointerUp: ({ target, pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' && !isButton(target)) change('content-used');
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (target.matches(':focus-visible')) change(isButton(target) ? 'button-focused' : 'content-used');
      },
      onBlur: () => change('blurred'),
    },
  };
}
