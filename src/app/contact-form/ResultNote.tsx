import { formatTimeOfDay } from '../waiting/format-time.ts';
import type { ResultKind } from '../waiting/MessageMark.tsx';
import { WAITING_PANEL_ID } from '../waiting/waiting-atoms.ts';

/** The button may have been the last line of the window. */
export const bringIntoView = (note: Element | null) => note?.scrollIntoView({ block: 'nearest' });

/** Says what became of the last text, below the button that was pressed. Silent: the toast has announced it. */
export function ResultNote({ kind, at }: { kind: ResultKind; at: number }) {
  const time = formatTimeOfDay(at);
  return (
    <p ref={bringIntoView}>
      <strong className="heading text-title block">
        {kind === 'sent' && `Message envoyé à ${time}.`}
        {kind === 'queued' && `Enregistré sur cet appareil à ${time}.`}
        {kind === 'failed' && 'Le message n’est pas parti.'}
      </strong>{' '}
      {kind === 'sent' && 'Réponse sous 24\u00a0heures.'}
      {kind === 'queued' && <a href={`#${WAITING_PANEL_ID}`}>Voir ce qui attend</a>}
      {kind === 'failed' && 'Votre texte est toujours là\u00a0: réessayez dans une minute.'}
    </p>
  );
}
