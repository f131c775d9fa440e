import { FIELD } from '../looks.ts';

export const contact = {
  contact: 'grid gap-16 pt-page pb-12 lg:grid-cols-2 lg:grid-rows-auto-1fr lg:gap-y-10',
  'contact-header': 'flex flex-col gap-6 lg:pt-10',
  'contact-info': 'grid gap-5',
  'contact-icon': 'mt-1 font-size-5.5 text-yellow',
  // Stays beside the form, which is longer.
  'contact-more': 'grid gap-10 content-start text-balance lg:sticky lg:top-28 lg:self-start',
  'contact-next': 'pt-6 border-t border-rule',
  booking: 'grid gap-10 lg:grid-cols-4-7 lg:gap-16',
  'booking-text': 'stack gap-6',
  // Takes over the line, which on a wide screen comes from the window's left edge.
  'contact-form': 'lg:before:line-left at-edge grid gap-5 content-start p-form border-t-4 border-yellow lg:col-start-2 lg:row-span-2',
  'form-field': 'grid gap-1.5',
  'form-label': 'bold leading-face',
  // The display font has no asterisk.
  'form-asterisk': 'font-text font-normal',
  field: `${FIELD} w-full bg-transparent aria-invalid:border-2 aria-invalid:!border-error`,
  'field-hint': 'font-size-small text-muted',
  'address-question': 'font-size-small',
  // Cancels the grid's gap while nothing is announced.
  'field-notice': 'empty:-mt-1.5',
  'field-error': 'bold font-size-small text-error',
  'form-extra': 'absolute -left-200vw',
  // A region that is announced: takes no row while it is empty.
  'form-rescue': 'contents',
  'form-actions': 'flex flex-wrap items-center gap-x-6 gap-y-1',
  'message-drawing': 'w-full fill-none stroke-current stroke-cap-round stroke-join-round',
  // Spans the sheet, up to the width of its drawing.
  'form-drawing': 'max-w-162 h-24 md:h-28 stroke-1.75',
  'form-result': 'grid gap-3',
  'result-title': 'heading text-subtitle block',
  // Keeps its width while it says « Envoi en cours... ».
  'btn-send': 'basis-48 disabled:cursor-progress',
  'btn-text': 'inline-flex items-center min-h-11 disabled:opacity-60 disabled:cursor-progress',
  // Keeps its height while it says that the text is erased.
  'draft-note': 'min-h-2lh',
  // A flag on the sheet's edge, in the space above it, so that it moves nothing. Scrolled, it hangs from the header; on a phone it has
  // two lines.
  'draft-edge': 'absolute inset-y-0 left-0 pointer-events-none',
  'draft-flag': 'sticky top-32 md:top-26 raised px-5 py-1 empty:p-0 bg-yellow text-ink text-small',
  alert: 'px-5 py-4 border-l-6 border-error bg-paper-2',
  'alert-item': 'mt-1',
  'alert-actions': 'mt-3',
};
