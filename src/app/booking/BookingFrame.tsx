import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { cookieConsentAtom, fullRefusalsAtom, functionalCookiesAtom } from '../consent/consent.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useOnline } from '../ui/use-online.ts';
import { bookingUrl } from './booking-url.ts';

type Props = {
  /** Whether the popover around it is open. Until that is opened, there is no iframe: even an empty one costs a document. */
  isOpen?: boolean;
  title: string;
  cover: { text: string; button: string };
  offline: string;
};

/**
 * The scheduling widget, which loads the third party only with consent to functional cookies, or after one click on the panel that covers it
 * until then. A visitor may answer the banner in the middle of a booking that he asked for by that click: « Refuser » there ends it only in a
 * popover that is closed, « Refuser tout » in the dialog ends it everywhere.
 */
export function BookingFrame({ isOpen = true, title, cover, offline }: Props) {
  const functionalCookies = useAtomValue(functionalCookiesAtom);
  const refused = useAtomValue(cookieConsentAtom) === 'essential';
  const fullRefusals = useAtomValue(fullRefusalsAtom);
  // The layout is hydrated before the page, and has read the storage by then.
  const consented = useHydrated() && functionalCookies === 'true';
  /** How many full refusals there were at the click. */
  const [asked, setAsked] = useState<number>();
  const [isPresent, setPresent] = useState(isOpen);
  const online = useOnline();
  const frame = useRef<HTMLIFrameElement>(null);
  // The clicked button is gone, so focus moves to the iframe it revealed.
  useEffect(() => {
    if (asked !== undefined) frame.current?.focus();
  }, [asked]);
  if (isOpen && !isPresent) setPresent(true);
  // Consent replaces the click, so that both end together.
  if (asked !== undefined && (consented || (refused && !isOpen))) setAsked(undefined);
  const shown = consented || asked === fullRefusals;
  return (
    <div className="booking-frame">
      {isPresent && (
        // An element of its own for the address: taken away from an element, it would stay in the tab's history, and browsers would bring it
        // back with a reload or with Back.
        <iframe
          key={`${shown}`}
          ref={frame}
          title={title}
          src={shown ? bookingUrl : undefined}
          className="block size-full"
          loading="lazy"
          inert={!shown}
        />
      )}
      {!shown && (
        <div className="on-paper booking-cover">
          {online && <img src="/images/week.svg" alt="" width={700} height={270} loading="lazy" />}
          <p className="max-w-md px-6">{cover.text}</p>
          {!online && <p className="max-w-md px-6">{offline}</p>}
          <button type="button" className="btn btn-primary" onClick={() => setAsked(fullRefusals)}>
            {cover.button}
          </button>
        </div>
      )}
    </div>
  );
}
