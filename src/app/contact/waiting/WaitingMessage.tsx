import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { isRow, type OutboxItem, type Row } from '../../../outbox/row.ts';
import { isSending } from '../../../outbox/schedule.ts';
import { useOnline } from '../../ui/use-online.ts';
import { MessageDrawing } from '../MessageDrawing.tsx';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';
import { MessageDetails } from './MessageDetails.tsx';
import { rollUp } from './roll-up.ts';
import type { WaitingActions } from './use-waiting-actions.ts';
import { dateOf, statusOf, titleOf } from './wording.ts';
import './WaitingMessage.css';

type Props = { item: OutboxItem; rows: readonly Row[]; actions: WaitingActions; onFocusLost: () => void };

export function WaitingMessage({ item, rows, actions, onFocusLost }: Props) {
  const listItem = useRef<HTMLLIElement>(null);
  const isRemoved = useRef(false);
  /** `asking`: its author is asked to confirm. `kept`: the answer was no, or it could not be removed. */
  const [removal, setRemoval] = useState<'unasked' | 'asking' | 'kept'>('unasked');
  const [triedAt, setTriedAt] = useState<number>();
  const isOnline = useOnline();
  const title = titleOf(item);
  // A sender is dead once its lease has ended.
  const state = item.state === 'sending' && !isSending(item, Date.now()) ? 'queued' : item.state;

  useLayoutEffect(() => {
    const element = listItem.current;
    // Layout cleanups run while the element is still in the document, before its focus would be lost.
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost();
      if (element && isRemoved.current) rollUp(element);
    };
  }, [onFocusLost]);

  const remove = async () => {
    // Set first: the item may leave the list before `remove` resolves.
    isRemoved.current = true;
    if (await actions.remove(item)) return;
    isRemoved.current = false;
    setRemoval('kept');
  };
  const retry = async () => {
    if (await actions.retry(item)) setTriedAt(Date.now());
  };
  return (
    <li ref={listItem} className="on-paper message-card waiting-message" data-state={state}>
      <div className="waiting-header">
        <div>
          <h3 dir="auto" className="heading text-body">
            {title}
          </h3>
          {isRow(item) && <p className="text-small text-muted">{dateOf(item)}</p>}
        </div>
        <MessageDrawing key={triedAt} kind={state === 'queued' || state === 'sending' ? state : 'not-sent'} className="waiting-drawing" />
      </div>
      <p>{statusOf(item, rows, isOnline, triedAt)}</p>
      <MessageDetails item={item} title={title} />
      {removal === 'asking' ? (
        <DeleteConfirmation name={isRow(item) ? title : 'ce message'} onConfirm={remove} onCancel={() => setRemoval('kept')} />
      ) : (
        <div className="message-actions">
          {isRow(item) && <ActionButton label="Réessayer" title={title} className="btn btn-outline" onClick={retry} />}
          <ActionButton label="Copier" title={title} onClick={() => actions.copy(item)} />
          {isRow(item) && <ActionButton label="Modifier" title={title} onClick={() => actions.edit(item)} />}
          <ActionButton
            label="Supprimer"
            title={title}
            className="text-link tall-link message-remove"
            // Takes the place of the answer that had the focus.
            autoFocus={removal === 'kept'}
            onClick={() => actions.mayRemove(item) && setRemoval('asking')}
          />
        </div>
      )}
    </li>
  );
}

type ActionProps = ComponentProps<'button'> & { label: string; title: string };

/** A button whose name says which message it is for. */
function ActionButton({ label, title, ...button }: ActionProps) {
  return (
    <button type="button" className="text-link tall-link" aria-label={`${label} ${title}`} {...button}>
      {label}
    </button>
  );
}
