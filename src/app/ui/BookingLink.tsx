import { bookingUrl } from '../booking-url.ts';

/** The booking page in a new tab, which is told nothing of where the visitor came from. */
export function BookingLink({ className, label = 'Réserver un appel de 30min' }: { className: string; label?: string }) {
  return (
    <a href={bookingUrl} target="_blank" rel="noreferrer" className={className}>
      {label}
    </a>
  );
}
