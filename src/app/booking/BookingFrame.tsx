import { clsx } from 'clsx';
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

/** The scheduling widget of a third party. A notice covers it until that may be loaded. */
export function BookingFrame({ isOpen = true, title, notice, offline }: Props) {
  const { isPresent, hasUrl, isOnline, failures, show, frameRef } = useBookingFrame(isOpen);
  return (
    <div className="booking-frame">
      {isPresent && (
        // A new element when the URL comes or goes: one that loses its URL keeps it in the tab's history, and browsers bring it
        // back with a reload or with Back.
        <iframe key={`${hasUrl}`} ref={frameRef} title={title} src={hasUrl ? bookingUrl : undefined} loading="lazy" inert={!hasUrl} />
      )}
      {!hasUrl && (
        <div className="on-paper booking-notice">
          <div className="line">
            <img src="/images/week.svg" alt="" width={700} height={270} loading="lazy" />
          </div>
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
