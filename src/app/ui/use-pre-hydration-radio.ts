import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Reports which uncontrolled radio, of these values, was chosen before hydration: by the visitor or by the browser's form restoration. */
export function usePreHydrationRadio<Value extends string>(
  values: readonly Value[],
  choose: (value: Value) => void,
): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  const report = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked:not([checked])');
    const value = values.find((each) => each === chosen?.value);
    if (value) choose(value);
  });
  useEffect(() => report(), []);
  return group;
}
