import { booking } from '../../content/booking.ts';
import { BookingFrame } from '../booking/BookingFrame.tsx';
import { BookingLink } from '../booking/BookingLink.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { usePopover } from './use-popover.ts';

/** The scheduling widget in the footer, in a native popover. Focus moves into it when it opens, and the browser restores it on close. */
export function BookingPopover() {
  const { popover, isOpen, onToggle } = usePopover<HTMLDivElement>();
  return (
    <>
      <button type="button" className="btn btn-primary" popoverTarget="booking" aria-haspopup="dialog">
        Choisir un créneau
      </button>
      <div
        ref={popover}
        id="booking"
        popover="auto"
        role="dialog"
        aria-labelledby="booking-popover-title"
        tabIndex={-1}
        className="rolls panel"
        onToggle={(event) => {
          onToggle(event);
          if (event.newState === 'open') event.currentTarget.focus();
        }}
      >
        <div className="panel-header">
          <h2 id="booking-popover-title" className="heading text-title">
            Réserver un appel
          </h2>
          <IconButton className="btn-round" icon="x" label="Fermer l’agenda" popoverTarget="booking" popoverTargetAction="hide" />
        </div>
        <BookingFrame isOpen={isOpen} title={booking.frameTitle} notice={booking.notice} offline={booking.offline} />
        <BookingLink className="text-link" />
      </div>
    </>
  );
}
