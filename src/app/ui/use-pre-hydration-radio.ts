import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Reports the uncontrolled radio chosen before hydration, by the visitor or by the browser's form restoration. */
export function usePreHydrationRadio(choose: (value: string) => void): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  const report = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked:not([checked])');
    if (chosen) choose(chosen.value);
  });
  useEffect(() => report(), []);
  return group;
}
