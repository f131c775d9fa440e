import { useLayoutEffect, useRef, useState } from 'react';
import { type Entry, isRow } from '../../contact/row.ts';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';
import { MessageDetails } from './MessageDetails.tsx';
import type { WaitingActions } from './use-waiting-actions.ts';
import { dateOf, stateOf, titleOf } from './wording.ts';

type Props = { entry: Entry; actions: WaitingActions; onFocusLost: () => void };

export function WaitingMessage({ entry, actions, onFocusLost }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const [confirming, setConfirming] = useState(false);
  const title = titleOf(entry);

  useLayoutEffect(() => {
    const element = item.current;
    // Layout cleanups run while the item is still in the document, before its focus would be lost.
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);

  const keep = () => {
    setConfirming(false);
    remove.current?.focus();
  };
  const named = (label: string) => ({ type: 'button', className: 'btn-text', 'aria-label': `${label} ${title}` }) as const;
  return (
    <li ref={item} className="waiting-message" data-state={entry.state}>
      <h3 dir="auto" className="heading text-body">
        {title}
      </h3>
      {isRow(entry) && <p className="text-small text-muted">{dateOf(entry)}</p>}
      <p className="waiting-state">{stateOf(entry, Date.now())}</p>
      <MessageDetails entry={entry} title={title} />
      <div className="form-actions">
        {isRow(entry) && (
          <>
            <button {...named('Réessayer')} onClick={() => actions.retry(entry)}>
              Réessayer
            </button>
            <button {...named('Modifier')} onClick={() => actions.edit(entry)}>
              Modifier
            </button>
          </>
        )}
        <button {...named('Copier')} onClick={() => actions.copy(entry)}>
          Copier
        </button>
        <button {...named('Supprimer')} ref={remove} aria-expanded={confirming} onClick={() => setConfirming(actions.mayRemove(entry))}>
          Supprimer
        </button>
      </div>
      {confirming && <DeleteConfirmation title={title} onConfirm={() => actions.remove(entry)} onCancel={keep} />}
    </li>
  );
}
