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
 * The scheduling widget, which loads the third party only with consent to functional cookies, or after one click on the panel that covers it
 * until then. A visitor may answer the banner in the middle of a booking that he asked for by that click: « Refuser » there ends it only in a
 * popover that is closed, « Refuser tout » in the dialog ends it everywhere, since each one starts a new widget.
 */
export function BookingFrame(props: Props) {
  return <Widget key={useAtomValue(fullRefusalsAtom)} {...props} />;
}

function Widget({ isOpen = true, title, panel, offline }: Props) {
  const functionalCookies = useAtomValue(functionalCookiesAtom);
  const isRefused = useAtomValue(cookieConsentAtom) === 'essential';
  // The layout is hydrated before the page, and has read the storage by then.
  const isConsented = useHydrated() && functionalCookies === 'true';
  const [isClicked, setClicked] = useState(false);
  const [isPresent, setPresent] = useState(isOpen);
  const isOnline = useOnline();
  const frame = useRef<HTMLIFrameElement>(null);
  // The clicked button is gone, so focus moves to the iframe it revealed.
  useEffect(() => {
    if (isClicked) frame.current?.focus();
  }, [isClicked]);
  if (isOpen && !isPresent) setPresent(true);
  // Consent replaces the click, so that both end together.
  if (isClicked && (isConsented || (isRefused && !isOpen))) setClicked(false);
  const mayLoad = isConsented || isClicked;
  return (
    <div className="booking-frame">
      {isPresent && (
        // An element of its own for the address: taken away from an element, it would stay in the tab's history, and browsers would bring it
        // back with a reload or with Back.
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
          {isOnline && <img src="/images/week.svg" alt="" width={700} height={270} loading="lazy" />}
          <p className="max-w-md px-6">{panel.text}</p>
          {!isOnline && <p className="max-w-md px-6">{offline}</p>}
          <button type="button" className="btn btn-primary" onClick={() => setClicked(true)}>
            {panel.button}
          </button>
        </div>
      )}
    </div>
  );
}
