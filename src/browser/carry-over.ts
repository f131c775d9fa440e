type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns a function that gives the fields that React has built anew what the visitor had done to those of the prerendered page: text,
 * choice, focus and caret. React builds anew what a password manager, a translator or another add-on has changed before hydration. What it
 * costs besides: the change itself, which its author may repeat, an early click there, and a menu or dialog that was open there. The caret of
 * an email field, which does not tell where it is, comes to its end.
 */
export function carryFields(root: HTMLElement): () => void {
  const fields = new Set(root.querySelectorAll<Field>('input, textarea'));
  const lastFocused = followFocus(root);
  focusReplacement(root);
  return () => {
    for (const field of fields) {
      if (field.isConnected) continue;
      // Carried over once: what is typed later is the visitor's last word.
      fields.delete(field);
      const replacement = replacementOf(field, root);
      if (!replacement) continue;
      if (field.value !== field.defaultValue) replacement.value = field.value;
      if (isChosen(field) && 'checked' in replacement) replacement.checked = true;
      if (lastFocused() === field) focusAs(replacement, field);
    }
  };
}

/** Returns a function that gives the focus back to what had it last inside `root`, once that is in the document again. */
export function carryFocus(root: HTMLElement): () => void {
  const lastFocused = followFocus(root);
  return () => {
    const element = lastFocused();
    if (element instanceof HTMLElement && document.activeElement === document.body) focusAs(element, element);
  };
}

/** Returns a function that returns what had the focus last: an element that is taken out of the document has it no more. */
function followFocus(root: HTMLElement): () => Element | null {
  let { activeElement } = document;
  // Listens before React, which stops the event of what it has not hydrated yet.
  root.addEventListener(
    'focusin',
    ({ target }) => {
      activeElement = target as Element;
    },
    true,
  );
  return () => activeElement;
}

/**
 * Focuses what stands in the place of a field that is pressed: React hydrates what a pointer event meets, so that the field may be another by the
 * time of the mouse event that would focus it.
 */
function focusReplacement(root: HTMLElement): void {
  let pressed: EventTarget | null = null;
  const remember = ({ target }: Event) => {
    pressed = target;
  };
  const focus = (event: Event) => {
    if (!isField(pressed) || pressed.isConnected) return;
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
  if (isField(element) && isField(earlier) && earlier.selectionStart !== null)
    element.setSelectionRange(earlier.selectionStart, earlier.selectionEnd, earlier.selectionDirection ?? 'none');
}

/** Radios have no id: they share a name, and each has its value. */
function replacementOf({ id, name, type, value }: Field, root: Element): Field | undefined {
  const named = `[name="${CSS.escape(name)}"]`;
  const same = type === 'radio' ? `${named}[value="${CSS.escape(value)}"]` : named;
  const element = root.querySelector(id ? `#${CSS.escape(id)}` : same);
  return isField(element) ? element : undefined;
}

function isChosen(field: Field): boolean {
  return 'checked' in field && field.checked;
}

function isField(element: unknown): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
