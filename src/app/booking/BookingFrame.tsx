import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { functionalCookiesAtom } from '../consent/consent.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useOnline } from '../ui/use-online.ts';
import { bookingUrl } from './booking-url.ts';

type Props = { isPresent?: boolean; title: string; cover: { text: string; button: string }; offline: string };

/**
 * The scheduling widget. Its iframe is in the page from the start unless `isPresent` is false, but it loads the third party only with
 * consent to functional cookies, or after one click on the panel that covers it until then.
 */
export function BookingFrame({ isPresent = true, title, cover, offline }: Props) {
  const functionalCookies = useAtomValue(functionalCookiesAtom);
  // The layout is hydrated before the page, and has read the storage by then.
  const consented = useHydrated() && functionalCookies === 'true';
  const [asked, setAsked] = useState(false);
  const online = useOnline();
  const frame = useRef<HTMLIFrameElement>(null);
  // The clicked button is gone, so focus moves to the iframe it revealed.
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);
  const shown = consented || asked;
  return (
    <div className="booking-frame">
      {isPresent && (
        <iframe ref={frame} title={title} src={shown ? bookingUrl : undefined} className="block size-full" loading="lazy" inert={!shown} />
      )}
      {!shown && (
        <div className="on-paper booking-cover">
          {online && <img src="/images/week.svg" alt="" width={700} height={270} loading="lazy" />}
          <p className="max-w-md px-6">{cover.text}</p>
          {!online && <p className="max-w-md px-6">{offline}</p>}
          <button type="button" className="btn btn-primary" onClick={() => setAsked(true)}>
            {cover.button}
          </button>
        </div>
      )}
    </div>
  );
}
