import type { Booking } from '../../../content/types.ts';
import { BookingFrame } from '../../booking/BookingFrame.tsx';
import { BookingLink } from '../../booking/BookingLink.tsx';
import './BookingSection.css';

export function BookingSection({ title, intro, link, frameTitle, notice, offline }: Booking) {
  return (
    <section className="section page-width booking" aria-labelledby="booking-title">
      <div className="booking-text">
        <h2 id="booking-title" className="heading text-section">
          {title}
        </h2>
        <p className="section-intro">{intro}</p>
        <BookingLink className="btn btn-outline" label={link} />
      </div>
      <BookingFrame title={frameTitle} notice={notice} offline={offline} />
    </section>
  );
}
