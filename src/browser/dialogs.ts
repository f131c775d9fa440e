/**
 * Tells whether the browser supports `command` on buttons (since Chrome 135, Firefox 144 and Safari 26.2):
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API.
 */
export const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;

/** Opens dialogs from their buttons where the browser does not, and closes dialogs that nobody can see. */
export function startDialogs(): void {
  if (!hasCommands) document.addEventListener('click', openDialog);
  document.querySelectorAll('dialog').forEach(closeIfHidden);
  // React does not listen to this event on prerendered dialogs.
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDialogElement && closeIfHidden(target), true);
}

function openDialog({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[command="show-modal"]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (!dialog.open) dialog.showModal();
  closeIfHidden(dialog);
}

/** Closes a dialog that a filter list hides: though invisible, it would block every click on the page. */
function closeIfHidden(dialog: HTMLDialogElement): void {
  if (dialog.open && dialog.getClientRects().length === 0) dialog.close();
}
