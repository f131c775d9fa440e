export const waiting = {
  waiting: 'grid grid-cols-1 gap-x-16 gap-y-5 mt-8 lg:grid-cols-2 lg:grid-rows-auto-auto-1fr',
  // Stands below the form's sheet on a wide screen, beside title and text.
  'waiting-cards': '-mt-4 lg:col-start-2 lg:row-start-2 lg:row-span-2',
  // Rolls up with the distance above it, which even the first has: the list begins as much higher.
  'message-card': 'grid grid-cols-1 gap-2 max-w-screen-md mt-4 p-5 border-l-6 overflow-clip',
  'waiting-message': 'border-yellow',
  'sent-message': 'border-green',
  'waiting-header': 'grid grid-cols-1 gap-x-4 gap-y-3 md:grid-cols-choice',
  'waiting-drawing': 'max-w-58 md:w-58 h-16 stroke-2.5',
  'sent-drawing': 'max-w-87 md:w-66 h-24 stroke-1.75',
  // Two in a row on a phone: none is left alone.
  'message-actions': 'grid grid-cols-choice justify-items-start items-center gap-x-4 gap-y-2 mt-2 md:flex md:gap-x-8',
  // Stands apart from the buttons that delete nothing.
  'message-remove': 'md:ml-auto',
  'message-delete': 'text-error',
  'message-fields': 'my-1em',
  'message-label': 'mt-3 text-muted font-size-small',
  // Each paragraph has its own direction, as in the form's textarea.
  'message-text': 'whitespace-pre-wrap direction-by-text',
};
