import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { functionalCookiesAtom, refusalsAtom } from '../consent/consent.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Tells whether the agenda may load its third party: by consent to functional cookies, or by a click (`accept`) until the next answer. */
export function useBookingFrame() {
  const refusals = useAtomValue(refusalsAtom);
  const functionalCookies = useAtomValue(functionalCookiesAtom);
  // `useHydrated` keeps the first render equal to the prerendered one: the atom may have read storage already, since the layout mounts
  // first.
  const isConsented = useHydrated() && functionalCookies === 'true';
  const [isClicked, setClicked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer about cookies ends the click, also one in another tab.
  useEffect(() => setClicked(false), [refusals, functionalCookies]);
  return { isClicked, mayLoad: isConsented || isClicked, accept: () => setClicked(true) };
}
