// React builds a section anew if it is not as prerendered: a password manager, a translator or another extension has changed it before
// hydration. What the visitor did there goes into the new elements: text, choices, focus and caret. Lost: the change, which the extension
// may repeat, an early click, an open menu or dialog, and the caret of an email field, which goes to its end.

import { type Control, isControl } from '../app/contact/control.ts';

/** Returns a function to call when React has built a section anew: it fills in fields and gives the focus back. */
export function preserveFieldsAndFocus(root: HTMLElement): () => void {
  const fields = new Set(root.querySelectorAll<Control>('input, textarea'));
  const lastFocused = followFocus(root);
  focusReplacementsOfPressed(root);
  return () => {
    const { element: focused, index } = lastFocused();
    for (const field of fields) {
      if (field.isConnected) continue;
      // Carried over once: what is typed later is the visitor's last word.
      fields.delete(field);
      const replacement = replacementOf(field, root);
      if (!replacement) continue;
      copyAnswer(field, replacement);
      if (field === focused) focusAs(replacement, field);
    }
    if (focused && !focused.isConnected && !isControl(focused))
      root.querySelectorAll<HTMLElement>(focused.localName)[index]?.focus({ preventScroll: true });
  };
}

/** Returns a function that gives the focus back to what had it last inside `root`, once that is in the document again. */
export function preserveFocus(root: HTMLElement): () => void {
  const lastFocused = followFocus(root);
  return () => {
    const { element } = lastFocused();
    if (element instanceof HTMLElement && document.activeElement === document.body) focusAs(element, element);
  };
}

/** The element that has the focus, and its index among the elements of its name. */
type Focused = { element: Element | null; index: number };

/** Returns a getter of what had the focus last: an element that is taken out of the document loses it without an event. */
function followFocus(root: HTMLElement): () => Focused {
  const focused = (): Focused => {
    const element = document.activeElement;
    return { element, index: element ? [...root.querySelectorAll(element.localName)].indexOf(element) : -1 };
  };
  let last = focused();
  const remember = () => {
    last = focused();
  };
  // Listens before React, which stops the event of what it has not hydrated yet.
  root.addEventListener('focusin', remember, true);
  return () => last;
}

/**
 * Focuses what stands in the place of a field that is pressed: React hydrates what a pointer event meets, so that the field may be another
 * by the time of the mouse event that would focus it.
 */
function focusReplacementsOfPressed(root: HTMLElement): void {
  let pressed: EventTarget | null = null;
  const remember = ({ target }: Event) => {
    pressed = target;
  };
  const focus = (event: Event) => {
    if (!isControl(pressed) || pressed.isConnected) return;
    event.preventDefault();
    replacementOf(pressed, root)?.focus({ preventScroll: true });
  };
  root.addEventListener('pointerdown', remember, true);
  root.addEventListener('mousedown', focus, true);
}

/** Focuses `element`, with the caret where it was in `earlier`. */
function focusAs(element: HTMLElement, earlier: Element): void {
  element.focus({ preventScroll: true });
  // `null` for an email field.
  if (isControl(element) && isControl(earlier) && earlier.selectionStart !== null)
    element.setSelectionRange(earlier.selectionStart, earlier.selectionEnd, earlier.selectionDirection ?? 'none');
}

/** Copies a text that differs from the prerendered one, and a choice. */
function copyAnswer(field: Control, replacement: Control): void {
  if (field.value !== field.defaultValue) replacement.value = field.value;
  if ('checked' in field && field.checked && 'checked' in replacement) replacement.checked = true;
}

/** Radios have no id: they share a name, and each has its value. */
function replacementOf({ id, name, type, value }: Control, root: Element): Control | undefined {
  const named = `[name="${CSS.escape(name)}"]`;
  const same = type === 'radio' ? `${named}[value="${CSS.escape(value)}"]` : named;
  const element = root.querySelector(id ? `#${CSS.escape(id)}` : same);
  return isControl(element) ? element : undefined;
}
