import { formatTimeOfDay } from '../messages/format-time.ts';
import { WAITING_PANEL_ID } from '../messages/waiting-atoms.ts';
import type { EndingKind } from './EndingMark.tsx';

/** The button may have been the last line of the window. */
const bringIntoView = (note: Element | null) => note?.scrollIntoView({ block: 'nearest' });

/** Says what became of the last text, below the button that was pressed. Silent: the toast has announced it. */
export function EndingNote({ kind, at }: { kind: EndingKind; at: number }) {
  return (
    <p ref={bringIntoView}>
      {kind === 'sent' && `Message envoyé à ${formatTimeOfDay(at)}. Réponse sous 24\u00a0heures.`}
      {kind === 'failed' && 'Le message n’est pas parti. Votre texte est toujours là.'}
      {kind === 'queued' && (
        <>
          {`Enregistré sur cet appareil à ${formatTimeOfDay(at)}. `}
          <a href={`#${WAITING_PANEL_ID}`}>Voir ce qui attend</a>
        </>
      )}
    </p>
  );
}
