import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { cookieConsentAtom, fullRefusalsAtom, functionalCookiesAtom } from '../consent/consent.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * Tells whether the agenda may load its third party: by consent to functional cookies, or by a click (`accept`). « Refuser tout » in the
 * dialog ends a click. « Refuser » in the banner ends it only while the popover is closed, because a booking may be under way.
 */
export function useBookingFrame(isOpen: boolean) {
  const fullRefusals = useAtomValue(fullRefusalsAtom);
  const functionalCookies = useAtomValue(functionalCookiesAtom);
  const isRefused = useAtomValue(cookieConsentAtom) === 'essential';
  // `useHydrated` keeps the first render equal to the prerendered one: the atom may have read storage already, since the layout mounts
  // first.
  const isConsented = useHydrated() && functionalCookies === 'true';
  /** What had been refused before the click: a later refusal ends it. */
  const [refusedBefore, setRefusedBefore] = useState<{ fullRefusals: number; isRefused: boolean }>();
  const isClicked = refusedBefore?.fullRefusals === fullRefusals;
  const isRefusedSince = isRefused && !refusedBefore?.isRefused;
  // Consent replaces the click, so that both end together.
  if (isClicked && (isConsented || (isRefusedSince && !isOpen))) setRefusedBefore(undefined);
  return { isClicked, mayLoad: isConsented || isClicked, accept: () => setRefusedBefore({ fullRefusals, isRefused }) };
}
