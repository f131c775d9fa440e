import { useLayoutEffect, useRef, useState } from 'react';
import { isRow, type OutboxItem, type Row } from '../../outbox/row.ts';
import { isSending } from '../../outbox/schedule.ts';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';
import { MessageDetails } from './MessageDetails.tsx';
import { MessageMark } from './MessageMark.tsx';
import type { WaitingActions } from './use-waiting-actions.ts';
import { dateOf, stateOf, titleOf } from './wording.ts';

type Props = { item: OutboxItem; rows: readonly Row[]; actions: WaitingActions; onFocusLost: () => void };

export function WaitingMessage({ item, rows, actions, onFocusLost }: Props) {
  const listItem = useRef<HTMLLIElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const [confirming, setConfirming] = useState(false);
  const title = titleOf(item);
  const now = Date.now();
  // Its sender is dead once the lease has ended.
  const state = item.state === 'sending' && !isSending(item, now) ? 'queued' : item.state;

  useLayoutEffect(() => {
    const element = listItem.current;
    // Layout cleanups run while the element is still in the document, before its focus would be lost.
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);

  const keep = () => {
    setConfirming(false);
    remove.current?.focus();
  };
  const retry = () => {
    setConfirming(false);
    actions.retry(item);
  };
  const named = (label: string) => ({ type: 'button', className: 'btn-text', 'aria-label': `${label} ${title}` }) as const;
  return (
    <li ref={listItem} className="on-paper waiting-message" data-state={state}>
      <div className="waiting-header">
        <h3 dir="auto" className="heading text-body">
          {title}
        </h3>
        <MessageMark kind={state === 'queued' || state === 'sending' ? state : 'failed'} className="waiting-mark" />
      </div>
      {isRow(item) && <p className="text-small text-muted">{dateOf(item)}</p>}
      <p className="waiting-state">{stateOf(item, rows, now)}</p>
      <MessageDetails item={item} title={title} />
      <div className="message-actions">
        {isRow(item) && (
          <button {...named('Réessayer')} onClick={retry}>
            Réessayer
          </button>
        )}
        <button {...named('Copier')} onClick={() => actions.copy(item)}>
          Copier
        </button>
        {isRow(item) && (
          <button {...named('Modifier')} onClick={() => actions.edit(item)}>
            Modifier
          </button>
        )}
        <button
          {...named('Supprimer')}
          className="btn-text message-remove"
          ref={remove}
          aria-expanded={confirming}
          onClick={() => setConfirming(actions.mayRemove(item))}
        >
          Supprimer
        </button>
      </div>
      {confirming && <DeleteConfirmation title={title} onConfirm={() => actions.remove(item)} onCancel={keep} />}
    </li>
  );
}
