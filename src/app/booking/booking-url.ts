import { site } from '../../content/site.ts';

/** URL at which visitors book a 30-minute call: that of the embedded widget and of the external links. */
export const bookingUrl: string = import.meta.env.VITE_BOOKING_URL?.trim() || site.bookingUrl;
