import type { KeyboardEvent } from 'react';
import './DeleteConfirmation.css';

/** `name`: of the message, in the middle of a sentence. */
type Props = { name: string; onConfirm: () => void; onCancel: () => void };

/** Asks for confirmation. The harmless answer gets focus, and Escape chooses it. */
export function DeleteConfirmation({ name, onConfirm, onCancel }: Props) {
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset outside a form groups no fields.
    <div role="group" aria-label={`Supprimer ${name}`} className="alert" onKeyDown={cancelOnEscape}>
      <p>{`Supprimer ${name} ? S’il n’est pas déjà parti, il sera perdu.`}</p>
      <div className="form-actions alert-actions">
        {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that had the focus. */}
        <button autoFocus type="button" className="btn btn-outline" onClick={onCancel}>
          Garder
        </button>
        <button type="button" className="text-link tall-link message-delete" onClick={onConfirm}>
          Supprimer définitivement
        </button>
      </div>
    </div>
  );
}
