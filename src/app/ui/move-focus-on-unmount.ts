import { CONTENT_ID } from '../../shared/page-contract.ts';

/**
 * Ref callback: if the element unmounts while it, or the dialog it opened, has focus, moves focus to the main content instead of losing it
 * to `<body>`.
 */
export function moveFocusOnUnmount(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  // Ref cleanups run while the element is still in the document.
  return () => {
    const dialog = document.querySelector('dialog:modal');
    if (element.contains(document.activeElement)) focusContent();
    dialog?.addEventListener('close', () => isLost(dialog) && focusContent(), { once: true });
  };
}

/** A closing dialog returns focus to its opener. If that is gone, focus stays inside until the next paint, then falls to `<body>`. */
function isLost(dialog: Element): boolean {
  return document.activeElement === document.body || dialog.contains(document.activeElement);
}

function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
