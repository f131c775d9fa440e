import 'virtual:uno:waiting.css';
import '../styles/waiting.css';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { isRow } from '../../outbox/row.ts';
import { waitingItemsAtom } from './outbox-atoms.ts';
import { useWaitingActions } from './use-waiting-actions.ts';
import { WaitingMessage } from './WaitingMessage.tsx';
import { WAITING_PANEL_ID } from './waiting-atoms.ts';

/** All messages waiting on this device. */
export function WaitingMessages() {
  const items = useAtomValue(waitingItemsAtom);
  const rows = items.filter(isRow);
  const actions = useWaitingActions();
  const title = useRef<HTMLHeadingElement>(null);
  // Stable, as a dependency of the items' effect: its cleanup would otherwise run on every render.
  const focusTitle = useCallback(() => title.current?.focus(), []);

  useEffect(() => {
    // The link to this panel was followed before the panel was rendered.
    if (location.hash === `#${WAITING_PANEL_ID}`) title.current?.focus();
  }, []);

  return (
    <section id={WAITING_PANEL_ID} className="page-width waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title" ref={title} tabIndex={-1} className="heading text-title waiting-title">
        En attente d’envoi
      </h2>
      <p className="text-muted">
        {items.length > 0
          ? 'Gardés sur cet appareil, vos messages partent au retour du réseau, ou à votre prochaine visite si vous fermez cette page.'
          : 'Plus aucun message n’attend sur cet appareil.'}
      </p>
      <ul>
        {items.map((item) => (
          <WaitingMessage key={item.id} item={item} rows={rows} actions={actions} onFocusLost={focusTitle} />
        ))}
      </ul>
    </section>
  );
}
