import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { cookieConsentAtom, fullRefusalsAtom, functionalCookiesAtom } from '../consent/consent.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * Tells whether the agenda may load its third party: with consent to functional cookies, or after a click (`accept`). The click holds until
 * « Refuser tout » in the dialog. « Refuser » in the banner, which may come in the middle of a booking, ends it in a closed popover only.
 */
export function useBookingFrame(isOpen: boolean) {
  const fullRefusals = useAtomValue(fullRefusalsAtom);
  const functionalCookies = useAtomValue(functionalCookiesAtom);
  const isRefused = useAtomValue(cookieConsentAtom) === 'essential';
  // The layout mounts first, and the atom has read the storage by then: without `useHydrated`, this component's first render could differ
  // from the prerendered one.
  const isConsented = useHydrated() && functionalCookies === 'true';
  /** The number of full refusals at the click: the next one ends it. */
  const [refusalsAtClick, setRefusalsAtClick] = useState<number>();
  const isClicked = refusalsAtClick === fullRefusals;
  // Consent replaces the click, so that both end together.
  if (isClicked && (isConsented || (isRefused && !isOpen))) setRefusalsAtClick(undefined);
  return { isClicked, mayLoad: isConsented || isClicked, accept: () => setRefusalsAtClick(fullRefusals) };
}
