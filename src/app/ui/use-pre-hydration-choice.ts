import { type RefObject, useEffect, useRef } from 'react';

/** Reports the uncontrolled radio chosen before hydration, by the visitor or by the browser's form restoration. */
export function usePreHydrationChoice(choose: (value: string) => void): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked:not([checked])');
    if (chosen) choose(chosen.value);
  }, [choose]);
  return group;
}
