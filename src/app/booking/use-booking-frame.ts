import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { functionalCookiesAtom, refusalsAtom } from '../consent/consent.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Tells whether the agenda may load its third party: by consent to functional cookies, or by a click (`accept`) until the next refusal. */
export function useBookingFrame() {
  const refusals = useAtomValue(refusalsAtom);
  const functionalCookies = useAtomValue(functionalCookiesAtom);
  // `useHydrated` keeps the first render equal to the prerendered one: the atom may have read storage already, since the layout mounts
  // first.
  const isConsented = useHydrated() && functionalCookies === 'true';
  /** The visitor's last answer: another one after each refusal, in this tab or in another. */
  const answer = `${refusals} ${functionalCookies}`;
  /** The answer at the time of the click. */
  const [clickedAt, setClickedAt] = useState<string>();
  const isClicked = clickedAt === answer;
  // Consent replaces the click, so that both end together, even if it is taken back in another tab.
  if (clickedAt && isConsented) setClickedAt(undefined);
  return { isClicked, mayLoad: isConsented || isClicked, accept: () => setClickedAt(answer) };
}
