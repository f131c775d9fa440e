/**
 * A ref for what goes away while it has focus, or while the dialog that it opened has: focus then moves to the page's content, where it would
 * fall to the body.
 */
export function leaveFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  // Runs while the element is still in the page.
  return () => {
    const dialog = document.querySelector('dialog:modal');
    if (element.contains(document.activeElement)) focusContent();
    dialog?.addEventListener('close', () => isLost(dialog) && focusContent(), { once: true });
  };
}

/** A dialog that closes hands focus back to its opener. Where that is gone, focus stays inside until the browser draws, and then falls. */
function isLost(dialog: Element): boolean {
  return document.activeElement === document.body || dialog.contains(document.activeElement);
}

function focusContent(): void {
  document.getElementById('contenu')?.focus({ preventScroll: true });
}
