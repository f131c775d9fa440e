import { contact } from '../../content/contact.ts';
import { BookingFrame } from '../ui/BookingFrame.tsx';
import { BookingLink } from '../ui/BookingLink.tsx';
import { IconButton } from '../ui/IconButton.tsx';

/** The scheduling widget in the footer: a native popover that its button toggles. Focus enters it, and the browser brings it back. */
export function BookingPopover() {
  const { booking } = contact;
  return (
    <>
      <button type="button" className="btn-primary" popoverTarget="booking" aria-controls="booking" aria-haspopup="dialog">
        Choisir un créneau
      </button>
      <div
        id="booking"
        popover="auto"
        role="dialog"
        aria-labelledby="booking-popover-title"
        tabIndex={-1}
        className="booking-popover"
        onToggle={({ currentTarget, newState }) => newState === 'open' && currentTarget.focus()}
      >
        <div className="flex items-center justify-between gap-4">
          <h2 id="booking-popover-title" className="heading text-title m-0">
            Réserver un appel
          </h2>
          <IconButton icon="x" label="Fermer l’agenda" popoverTarget="booking" popoverTargetAction="hide" />
        </div>
        <BookingFrame title={booking.frameTitle} cover={booking.cover} offline={booking.offline} />
        <BookingLink className="link-trait" />
      </div>
    </>
  );
}
