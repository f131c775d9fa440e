import { site } from '../../content/site.ts';

/** Where visitors book a 30-minute call: shared by the embedded widget and the external links. */
export const bookingUrl: string = import.meta.env.VITE_BOOKING_URL || site.bookingUrl;
