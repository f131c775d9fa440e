/** The event props that components use, and the native events behind each. Not those that React attaches to the element (`toggle`). */
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
 * Keeps React from listening on `root` for the other seventy events: a single touch fires a dozen of them, and for each one React walks up
 * the component tree. In development React gets them all, so that a new handler works at once; a test fails until it is listed above.
 */
export function listenOnlyToHandled(root: HTMLElement): void {
  if (import.meta.env.DEV) return;
  const handled = new Set<string>(Object.values(HANDLERS).flat());
  const listen: HTMLElement['addEventListener'] = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, (AddEventListenerOptions | boolean)?]) => {
    if (handled.has(type)) listen(type, ...rest);
  };
}
