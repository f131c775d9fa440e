import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { functionalCookiesAtom, refusalsAtom } from '../consent/consent.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useOnline } from '../ui/use-online.ts';

/** The last answer about cookies: a new object after each refusal here, and after each change in another tab. */
const answerAtom = atom((get) => ({ refusals: get(refusalsAtom), isConsented: get(functionalCookiesAtom) === 'true' }));

/** Asks the site's own server: the browser may be wrong in saying that it is offline. */
function whenReachable(onAnswer: () => void, onFailure = () => {}): void {
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(onAnswer, onFailure);
}

const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

/** Decides when the agenda may load its third party: with consent to functional cookies, or after a click until the next answer. */
export function useBookingFrame(isOpen: boolean) {
  const answer = useAtomValue(answerAtom);
  const isOnline = useOnline();
  const [clickedAfter, setClickedAfter] = useState<typeof answer>();
  const [hasUrl, setHasUrl] = useState(false);
  const [isPresent, setPresent] = useState(isOpen);
  const [failures, setFailures] = useState(0);
  // `useHydrated` keeps the first render equal to the prerendered one: the atom may have read storage already, since the layout mounts first.
  const isConsented = useHydrated() && answer.isConsented;
  const isClicked = clickedAfter === answer;
  // Without a network, the iframe would show the browser's own error, and keep it. Once it has its URL, it keeps that when the network goes.
  const keepsUrl = (isConsented || isClicked) && (hasUrl || isOnline);
  if (hasUrl !== keepsUrl) setHasUrl(keepsUrl);
  if (isOpen && !isPresent) setPresent(true);
  useEffect(() => {
    if (isConsented && !hasUrl) whenReachable(() => setHasUrl(true));
  }, [isConsented, hasUrl]);
  const show = () => {
    setClickedAfter(answer);
    if (isOnline) return;
    whenReachable(
      () => setHasUrl(true),
      () => setFailures((before) => before + 1),
    );
  };
  // The clicked button is gone, so focus moves to the iframe it revealed.
  return { isPresent, hasUrl, isOnline, failures, show, frameRef: isClicked ? focusFrame : null };
}
