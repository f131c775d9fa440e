// Carries the visitor's edits into a section that React rebuilds because a password manager, a translator or another extension had changed it:
// texts and choices, focus and caret, and a press that was about to focus a field. The extension's change is lost, but it may repeat that. Also
// lost are an early click, an open menu or dialog, and the caret of an email field, which goes to its end.

import { type Control, isControl } from '../../app/ui/text-control.ts';

/** `carryOver`: call when React has rebuilt a section. `restoreFocus`: call when the prerendered page is put back. */
export type Edits = { carryOver(): void; restoreFocus(): void };

/** Call before React listens: React stops the events of sections that it has not hydrated yet. */
export function preserveEdits(root: HTMLElement): Edits {
  const fields = new Set([...root.querySelectorAll<Control>('input, textarea')].map((field) => locatorOf(field, root)));
  // An element that is taken out of the document loses the focus without an event.
  let focused = locatorOf(document.activeElement ?? root, root);
  let pressed: Locator<Control> | undefined;

  const listen = (type: string, listener: (event: Event) => void) => root.addEventListener(type, listener, true);
  listen('focusin', ({ target }) => {
    if (target instanceof Element) focused = locatorOf(target, root);
  });
  // React hydrates what a pointer event meets: the field may be another by the time of the mouse event that would focus it.
  listen('pointerdown', ({ target }) => {
    pressed = isControl(target) ? locatorOf(target, root) : undefined;
  });
  listen('mousedown', (event) => {
    if (!pressed || pressed.element.isConnected) return;
    event.preventDefault();
    pressed.find()?.focus({ preventScroll: true });
  });

  return {
    carryOver() {
      for (const field of fields) {
        if (field.element.isConnected) continue;
        // Carried over once: what is typed later is the visitor's last word.
        fields.delete(field);
        copyAnswer(field.element, field.find());
      }
      if (!focused.element.isConnected) focusAs(focused.element, focused.find());
    },
    restoreFocus() {
      if (document.activeElement === document.body) focusAs(focused.element, focused.find());
    },
  };
}

/** An element, and how to find its replacement. */
type Locator<Kind extends Element> = { element: Kind; find(): HTMLElement | undefined };

function locatorOf<Kind extends Element>(element: Kind, root: HTMLElement): Locator<Kind> {
  const selector = selectorOf(element);
  const index = [...root.querySelectorAll(selector)].indexOf(element);
  return { element, find: () => root.querySelectorAll<HTMLElement>(selector)[index] };
}

/** Names an element by what extensions leave alone. Radios have no id: they share a name, and each has its value. */
function selectorOf(element: Element): string {
  const { id, localName } = element;
  if (id) return `#${CSS.escape(id)}`;
  if (!isControl(element)) return localName;
  const { name, type, value } = element;
  const named = `${localName}[name="${CSS.escape(name)}"]`;
  return type === 'radio' ? `${named}[value="${CSS.escape(value)}"]` : named;
}

/** Copies a text that differs from the prerendered one, and a choice. */
function copyAnswer(field: Control, replacement: Element | undefined): void {
  if (!isControl(replacement)) return;
  if (field.value !== field.defaultValue) replacement.value = field.value;
  if ('checked' in field && field.checked && 'checked' in replacement) replacement.checked = true;
}

/** Focuses an element, with the caret where it was in `earlier`. */
function focusAs(earlier: Element, element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  // `null` for an email field.
  if (isControl(element) && isControl(earlier) && earlier.selectionStart !== null)
    element.setSelectionRange(earlier.selectionStart, earlier.selectionEnd, earlier.selectionDirection ?? 'none');
}
