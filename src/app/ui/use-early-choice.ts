import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a group of radios that React does not control: tells which was chosen before React ran, by the visitor or by the browser, which
 * brings back what a form held. It differs from the one that the page was built with.
 */
export function useEarlyChoice(choose: (value: string) => void): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked:not([checked])');
    if (chosen) choose(chosen.value);
  }, [choose]);
  return group;
}
