import { RADIO_OVERLAY, TAB, WIDE } from '../looks.ts';
import { pageLine } from '../page-line/page-line.shortcuts.ts';

export const services = {
  ...pageLine.services,
  // Four cells on a phone.
  'service-tabs': 'lt-md:grid lt-md:grid-cols-2 lt-md:gap-x-3 lt-md:gap-y-1 md:flex md:flex-wrap md:gap-x-tabs md:border-b md:border-rule',
  // `has-checked:border-b-4`, as the narrower border of a phone would win.
  'service-tab': `${TAB} has-checked:border-b-4 lt-md:border-b lt-md:border-rule lt-md:font-size-small lt-md:whitespace-normal md:-mb-px md:border-transparent`,
  // A fragment that names it shows the row above it, too.
  'service-tab-input': `${RADIO_OVERLAY} lt-md:scroll-mt-24`,
  'service-tab-icon': 'mr-0.2em lt-md:block lt-md:mb-1 lt-md:font-size-5.5',
  'service-panels': 'relative',
  'service-panel': 'grid gap-8 py-8 lg:grid-cols-5-6 lg:gap-16',
  // The drawing's line runs below it from `lg` on.
  'service-text': 'stack gap-6 lg:pb-30',
  'service-features': 'font-size-body',
  // Before the text where it has no room beside it: the first screen shows it.
  'service-scene': `${WIDE} at-400-of-640 self-end lt-lg:order-first lg:col-start-2`,
  'other-services': 'grid grid-cols-2 lg:grid-cols-3',
  'other-service': 'pb-12',
  'other-service-image': 'w-full h-24 object-cover object-left',
  'other-service-title': 'mt-4 pr-4',
  'other-service-text': 'mt-2 pr-4 md:pr-10',
  process: 'grid lg:grid-cols-5-7 lg:gap-16',
  'process-header': 'lg:sticky lg:top-28 lg:self-start',
  // The line runs down through the numbers (services.css).
  'process-steps': 'relative',
  'process-step': 'flex gap-4',
  'process-number': 'relative shrink-0 self-start w-18 mt-8 bg-paper text-center text-paper outlined-ink',
  'process-text': 'grow py-8 border-t-2',
  'project-card': 'stack gap-3 h-full',
  'project-image': 'mb-2',
  'project-text': 'grow',
  // The slider would cut a ring off; forced colours show it.
  'project-link': 'focus-visible:outline-transparent focus-visible:-outline-offset-3 focus-visible:bg-yellow focus-visible:text-ink',
};
