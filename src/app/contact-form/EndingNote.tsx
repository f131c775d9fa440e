import { formatTimeOfDay } from '../outbox/format-time.ts';
import { WAITING_PANEL_ID } from '../outbox/waiting-atoms.ts';
import type { EndingKind } from './EndingMark.tsx';

/** Says what became of the last text, beside the button that was pressed. Silent: the toast has announced it. */
export function EndingNote({ kind, at }: { kind: EndingKind; at: number }) {
  if (kind === 'sent') return <p>{`Message envoyé à ${formatTimeOfDay(at)}. Réponse sous 24\u00a0heures.`}</p>;
  if (kind === 'failed') return <p>Le message n’est pas parti. Votre texte est toujours là.</p>;
  return (
    <p>
      {`Enregistré sur cet appareil à ${formatTimeOfDay(at)}. `}
      <a href={`#${WAITING_PANEL_ID}`}>Voir ce qui attend</a>
    </p>
  );
}
