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
  panel: { text: string; button: string };
  offline: string;
};

/**
 * The scheduling widget. It loads the third party with consent to functional cookies, or after a click on the panel that covers it until then.
 * That click holds until « Refuser tout » in the dialog. « Refuser » in the banner, which may come in the middle of a booking, ends it in a closed
 * popover only.
 */
export function BookingFrame({ isOpen = true, title, panel, offline }: Props) {
  const fullRefusals = useAtomValue(fullRefusalsAtom);
  const functionalCookies = useAtomValue(functionalCookiesAtom);
  const isRefused = useAtomValue(cookieConsentAtom) === 'essential';
  // The layout is hydrated before the page, and has read the storage by then.
  const isConsented = useHydrated() && functionalCookies === 'true';
  /** The number of full refusals at the click: the next one ends it. */
  const [clickedAt, setClickedAt] = useState<number>();
  const isClicked = clickedAt === fullRefusals;
  const [isPresent, setPresent] = useState(isOpen);
  const isOnline = useOnline();
  const frame = useRef<HTMLIFrameElement>(null);
  // The clicked button is gone, so focus moves to the iframe it revealed.
  useEffect(() => {
    if (isClicked) frame.current?.focus();
  }, [isClicked]);
  if (isOpen && !isPresent) setPresent(true);
  // Consent replaces the click, so that both end together.
  if (isClicked && (isConsented || (isRefused && !isOpen))) setClickedAt(undefined);
  const mayLoad = isConsented || isClicked;
  return (
    <div className="booking-frame">
      {isPresent && (
        // A new element when the address comes or goes: one that loses its address keeps it in the tab's history, and browsers bring it back
        // with a reload or with Back.
        <iframe
          key={`${mayLoad}`}
          ref={frame}
          title={title}
          src={mayLoad ? bookingUrl : undefined}
          className="block size-full"
          loading="lazy"
          inert={!mayLoad}
        />
      )}
      {!mayLoad && (
        <div className="on-paper booking-panel">
          {isOnline && <img src="/images/week.svg" alt="" width={700} height={270} className="w-full" loading="lazy" />}
          <p className="max-w-md px-6">{panel.text}</p>
          {!isOnline && <p className="max-w-md px-6">{offline}</p>}
          <button type="button" className="btn btn-primary" onClick={() => setClickedAt(fullRefusals)}>
            {panel.button}
          </button>
        </div>
      )}
    </div>
  );
}
