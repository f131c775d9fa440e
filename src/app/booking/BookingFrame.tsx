import './BookingFrame.css';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../ui/use-online.ts';
import { bookingUrl } from './booking-url.ts';
import { useBookingFrame } from './use-booking-frame.ts';

type Props = {
  /** False in a popover that is closed. Until that is opened, there is no iframe: even an empty one costs a document. */
  isOpen?: boolean;
  title: string;
  panel: { text: string; button: string };
  offline: string;
};

/** The scheduling widget of a third party. A panel covers it until that may be loaded. */
export function BookingFrame({ isOpen = true, title, panel, offline }: Props) {
  const { isClicked, mayLoad, accept } = useBookingFrame();
  const [isPresent, setPresent] = useState(isOpen);
  const isOnline = useOnline();
  const frame = useRef<HTMLIFrameElement>(null);
  // The clicked button is gone, so focus moves to the iframe it revealed.
  useEffect(() => {
    if (isClicked) frame.current?.focus();
  }, [isClicked]);
  if (isOpen && !isPresent) setPresent(true);
  return (
    <div className="booking-frame">
      {isPresent && (
        // A new element when the URL comes or goes: one that loses its URL keeps it in the tab's history, and browsers bring it
        // back with a reload or with Back.
        <iframe key={`${mayLoad}`} ref={frame} title={title} src={mayLoad ? bookingUrl : undefined} loading="lazy" inert={!mayLoad} />
      )}
      {!mayLoad && (
        <div className="on-paper booking-notice">
          <img src="/images/week.svg" alt="" width={700} height={270} loading="lazy" />
          <p>{panel.text}</p>
          {!isOnline && <p>{offline}</p>}
          <button type="button" className="btn btn-primary" onClick={accept}>
            {panel.button}
          </button>
        </div>
      )}
    </div>
  );
}
