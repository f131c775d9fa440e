export const waitingCount = {
  'waiting-count': 'inline-flex items-center gap-2 min-h-11 bold font-size-small leading-face no-underline',
  'waiting-icon': 'text-highlight',
};
