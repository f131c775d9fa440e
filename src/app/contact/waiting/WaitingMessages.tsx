import '../contact.css';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OutboxEvent } from '../../../outbox/events.ts';
import { isRow, type Row } from '../../../outbox/row.ts';
import { WAITING_LIST_ID } from '../../../shared/page-contract.ts';
import { formatTimeOfDay } from '../format-time.ts';
import { MessageDrawing } from '../MessageDrawing.tsx';
import { waitingItemsAtom } from '../outbox-items.ts';
import { pageEvents } from '../page-events.ts';
import { useWaitingActions } from './use-waiting-actions.ts';
import { WaitingMessage } from './WaitingMessage.tsx';
import { dateOf } from './wording.ts';
import './WaitingMessages.css';

/** All messages waiting on this device, and those that have left while the list was there. */
export function WaitingMessages() {
  const items = useAtomValue(waitingItemsAtom);
  const rows = items.filter(isRow);
  const sentMessages = useSentMessages(rows);
  const actions = useWaitingActions();
  const list = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Stable: the items' effect depends on it, and its cleanup would otherwise run on every render.
  const focusTitle = useCallback(() => {
    // `preventScroll`: the message may have left by itself, while its author reads elsewhere.
    heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    // Follows a link here that came before the list was rendered. A visitor who is already in the form stays there.
    if (location.hash === `#${WAITING_LIST_ID}` && !document.activeElement?.closest('form')) list.current?.focus();
  }, []);

  return (
    <section ref={list} id={WAITING_LIST_ID} tabIndex={-1} className="page-width waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title" ref={heading} tabIndex={-1} className="heading text-section">
        En attente d’envoi
      </h2>
      <p className="text-muted">
        {items.length > 0
          ? 'Gardés sur cet appareil, vos messages partent dès que possible, ou à votre prochaine visite si vous fermez cette page.'
          : 'Plus aucun message n’attend sur cet appareil.'}
      </p>
      <div className="waiting-cards">
        <ul>
          {items.map((item) => (
            <WaitingMessage key={item.id} item={item} rows={rows} actions={actions} onFocusLost={focusTitle} />
          ))}
        </ul>
        {sentMessages.map(({ id, time, date }) => (
          <div key={id} className="on-paper message-card sent-message">
            <div className="waiting-header">
              <div>
                <h3 className="heading text-body">{date}</h3>
                <p>{time}</p>
              </div>
              <MessageDrawing kind="acknowledged" className="sent-drawing" />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

type SentMessage = { id: string; time: string; date: string };

/** The listed messages that have reached the site since, the newest last. */
function useSentMessages(rows: readonly Row[]): readonly SentMessage[] {
  const [sentMessages, setSentMessages] = useState<readonly SentMessage[]>([]);
  // When the event comes, the list still has the message: it is read from the database after that.
  const addSent = useEffectEvent((event: OutboxEvent) => {
    const row = event.kind === 'acknowledged' && rows.find(({ id }) => id === event.id);
    if (!row) return;
    const time = `Parti à ${formatTimeOfDay(Date.now())}.`;
    setSentMessages((before) => [...before, { id: `${row.id} ${before.length}`, time, date: dateOf(row) }]);
  });
  useEffect(() => pageEvents.subscribe((event) => addSent(event)), []);
  return sentMessages;
}
