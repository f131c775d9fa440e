import { type KeyboardEvent, useEffect, useRef } from 'react';

type Props = { title: string; onConfirm: () => void; onCancel: () => void };

/** Asks for confirmation. The harmless answer gets focus, and Escape chooses it. */
export function DeleteConfirmation({ title, onConfirm, onCancel }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset outside a form groups no fields.
    <div role="group" aria-label={`Supprimer ${title}`} className="error-summary" onKeyDown={cancelOnEscape}>
      <p>Supprimer ce message ? S’il n’est pas déjà parti, il sera perdu.</p>
      <div className="error-actions">
        <button ref={keep} type="button" className="btn btn-outline" onClick={onCancel}>
          Garder
        </button>
        <button type="button" className="btn-text text-error" onClick={onConfirm}>
          Supprimer définitivement
        </button>
      </div>
    </div>
  );
}
