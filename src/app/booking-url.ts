import { site } from '../content/site.ts';

/** Where a 30-minute call is booked: the widget's frame, the popover and the external link all lead there. */
export const bookingUrl: string = import.meta.env.VITE_BOOKING_URL || site.bookingUrl;
