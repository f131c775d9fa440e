import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../ui/use-online.ts';
import { bookingUrl } from './booking-url.ts';
import { useBookingFrame } from './use-booking-frame.ts';
import './BookingFrame.css';

type Props = {
  /** False in a popover that is closed. Until that is opened, there is no iframe: even an empty one costs a document. */
  isOpen?: boolean;
  title: string;
  notice: { text: string; button: string };
  offline: string;
};

/** Asks the site's own server: the browser may be wrong in saying that it is offline. */
function whenReachable(onAnswer: () => void, onFailure = () => {}): void {
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(onAnswer, onFailure);
}

/** The scheduling widget of a third party. A notice covers it until that may be loaded. */
export function BookingFrame({ isOpen = true, title, notice, offline }: Props) {
  const { isClicked, mayLoad, accept } = useBookingFrame();
  const [isPresent, setPresent] = useState(isOpen);
  const isOnline = useOnline();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [failures, setFailures] = useState(0);
  // Without a network, the iframe would show the browser's own error, and keep it.
  if (mayLoad && isOnline && !isLoaded) setLoaded(true);
  if (!mayLoad && isLoaded) setLoaded(false);
  useEffect(() => {
    if (mayLoad && !isClicked && !isLoaded) whenReachable(() => setLoaded(true));
  }, [mayLoad, isClicked, isLoaded]);
  // The clicked button is gone, so focus moves to the iframe it revealed.
  useEffect(() => {
    if (isClicked && isLoaded) frame.current?.focus();
  }, [isClicked, isLoaded]);
  if (isOpen && !isPresent) setPresent(true);
  const show = () => {
    accept();
    if (isOnline) return;
    whenReachable(
      () => setLoaded(true),
      () => setFailures((before) => before + 1),
    );
  };
  return (
    <div className="booking-frame">
      {isPresent && (
        // A new element when the URL comes or goes: one that loses its URL keeps it in the tab's history, and browsers bring it
        // back with a reload or with Back.
        <iframe key={`${isLoaded}`} ref={frame} title={title} src={isLoaded ? bookingUrl : undefined} loading="lazy" inert={!isLoaded} />
      )}
      {!isLoaded && (
        <div className="on-paper booking-notice">
          <img src="/images/week.svg" alt="" width={700} height={270} loading="lazy" />
          <p>{notice.text}</p>
          {!isOnline && (
            // A new element after each click in vain: it is announced again.
            <div aria-live="polite">
              <p key={failures} className={clsx(failures > 0 && 'booking-failure')}>
                {offline}
              </p>
            </div>
          )}
          <button type="button" className="btn btn-primary" onClick={show}>
            {notice.button}
          </button>
        </div>
      )}
    </div>
  );
}
