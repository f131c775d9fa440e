import { SCENE_SCREEN, WIDE } from '../looks.ts';

export const contactResult = {
  'contact-result': `grid gap-x-12 gap-y-8 pt-page-hero pb-page-hero-end ${SCENE_SCREEN}`,
  // The drawing's line runs below it from `lg` on.
  'contact-result-text': 'stack gap-6 lg:pb-32',
  // Three lines on a wide screen.
  'long-title': 'text-subtitle',
  'contact-result-next': 'flex flex-wrap items-center gap-x-8 gap-y-4',
  'contact-result-scene': `${WIDE} at-330-of-640 self-end`,
  // Shown only at the fragment that names it; the margin keeps the title above it in view.
  'failure-reason': 'not-target:hidden scroll-mt-100vh',
};
