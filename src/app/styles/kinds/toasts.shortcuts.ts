export const toasts = {
  // Hangs from the header, as wide: keyboards and thumbs do not cover it.
  toaster: 'fixed z-55 inset-x-0 top-header pointer-events-none',
  toast: 'flex gap-3 px-5 md:px-page-margin py-3 border-y border-accent bg-ink-3 lt-md:text-small pointer-events-auto',
  'toast-with-actions': 'grid gap-3 md:flex md:justify-between',
  'toast-actions': 'flex flex-wrap gap-3 md:flex-nowrap md:self-center',
  'toast-icon': 'mt-1 font-size-5 text-accent',
  'toast-steps': 'mt-2 pl-6 list-decimal',
};
