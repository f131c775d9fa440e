/** What components here handle, and what React listens to for it. Not what React hears on the element itself, such as `toggle`. */
export const HANDLERS = {
  onClick: ['click'],
  onInput: ['input'],
  onChange: ['change', 'click', 'input'],
  onSubmit: ['submit'],
  onReset: ['reset'],
  onKeyDown: ['keydown'],
  onFocus: ['focusin'],
  onBlur: ['focusout'],
} satisfies Record<string, (keyof HTMLElementEventMap)[]>;

/**
 * Keeps React from listening at `root` for the other seventy events that there are: a single touch is a dozen of them, and for each React
 * looks through all components above it. In development it hears everything, so that a new handler works at once; a test then asks for its
 * line above.
 */
export function listenOnlyToHandled(root: HTMLElement): void {
  if (import.meta.env.DEV) return;
  const handled = new Set<string>(Object.values(HANDLERS).flat());
  const listen: HTMLElement['addEventListener'] = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, (AddEventListenerOptions | boolean)?]) => {
    if (handled.has(type)) listen(type, ...rest);
  };
}
