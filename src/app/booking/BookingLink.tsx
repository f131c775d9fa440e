import { bookingUrl } from './booking-url.ts';

/** Opens the booking page in a new tab, without a referrer. */
export function BookingLink({ className, label = 'Réserver un appel de 30min' }: { className: string; label?: string }) {
  return (
    <a href={bookingUrl} target="_blank" rel="noreferrer" className={className}>
      {label}
    </a>
  );
}
