import { type RefObject, useEffect, useRef } from 'react';
import './HeroCut.css';

type Props = {
  /** What is cut: two layers, one over the other. */
  scene: RefObject<HTMLElement | null>;
  /** Names what is drawn: the cut comes in over another drawing. */
  drawing: string;
};

/** A native range that moves the cut between the scene's layers; without JavaScript it is hidden, and the cut stands in the middle. */
export function HeroCut({ scene, drawing }: Props) {
  const range = useRef<HTMLInputElement>(null);
  const lastDrawing = useRef(drawing);
  // The visitor may have moved it before hydration, and some browsers restore it.
  useEffect(() => moveCut(scene.current, range.current), [scene]);
  useEffect(() => {
    if (lastDrawing.current !== drawing) bringCutIn(scene.current);
    lastDrawing.current = drawing;
  }, [scene, drawing]);
  return (
    <input
      ref={range}
      type="range"
      name="cut"
      aria-label="De l’ébauche au site : déplacer la limite"
      className="hero-cut"
      onInput={({ currentTarget }) => moveCut(scene.current, currentTarget)}
    />
  );
}

/** Tells the stylesheet where to cut: `--cut` is 0 at the left end of the thumb's way, 1 at its right end. */
function moveCut(scene: HTMLElement | null, range: HTMLInputElement | null): void {
  if (range) scene?.style.setProperty('--cut', `${range.valueAsNumber / 100}`);
}

/** Has the cut come in from the right, over a sketch that is there at once. */
function bringCutIn(scene: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  scene?.animate([{ '--cut': 1 }, {}], { duration: 700, easing: 'ease-in-out' });
}
