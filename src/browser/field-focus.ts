type FieldElement = HTMLInputElement | HTMLTextAreaElement;

function isField(element: unknown): element is FieldElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Focuses `element`, with the caret where it was in `earlier`. */
function focusAs(element: HTMLElement, earlier: Element): void {
  element.focus({ preventScroll: true });
  // `null` for an email field, which does not tell.
  if (isField(element) && isField(earlier) && earlier.selectionStart !== null)
    element.setSelectionRange(earlier.selectionStart, earlier.selectionEnd, earlier.selectionDirection ?? 'none');
}

/** Returns a function that gives the focus back to the element that has it now, if moving it in the document has taken it away. */
export function rememberFocus(): () => void {
  const { activeElement } = document;
  return () => {
    if (activeElement instanceof HTMLElement && document.activeElement !== activeElement) focusAs(activeElement, activeElement);
  };
}

/** Returns a function that gives the focus back to what had it last inside `root`, once that is in the document again. */
export function keepFocus(root: HTMLElement): () => void {
  const lastFocused = followFocus(root);
  return () => {
    const element = lastFocused();
    if (element instanceof HTMLElement && document.activeElement === document.body) focusAs(element, element);
  };
}

/**
 * Returns a function that carries what was typed, focus and caret over to the fields with which React has replaced those of the prerendered
 * page.
 */
export function keepFields(root: HTMLElement): () => void {
  const fields = new Set(root.querySelectorAll<FieldElement>('input[id], textarea[id]'));
  const lastFocused = followFocus(root);
  return () => {
    for (const field of fields) {
      if (field.isConnected) continue;
      // Once: what is typed later is the visitor's last word.
      fields.delete(field);
      const replacement = document.getElementById(field.id);
      if (!isField(replacement)) continue;
      if (field.value !== field.defaultValue) replacement.value = field.value;
      if (lastFocused() === field) focusAs(replacement, field);
    }
  };
}

/** Returns a function that returns what had the focus last: an element that is taken out of the document has it no more. */
function followFocus(root: HTMLElement): () => Element | null {
  let { activeElement } = document;
  // Before React, which stops the event of what it has not hydrated yet.
  root.addEventListener(
    'focusin',
    ({ target }) => {
      activeElement = target as Element;
    },
    true,
  );
  return () => activeElement;
}
