import toast from 'react-hot-toast/headless';
import { ToastWithActions } from './ToastWithActions.tsx';

const ID = 'update';
const UNTIL_ANSWERED = { id: ID, duration: Number.POSITIVE_INFINITY };

/** Announces a new version; stays until it is answered. */
export function toastUpdate({ reload, later }: { reload: () => void; later: () => void }): void {
  const actions = [
    { label: 'Recharger', onClick: reload },
    { label: 'Plus tard', onClick: later },
  ];
  toast(<ToastWithActions actions={actions}>Nouvelle version disponible</ToastWithActions>, UNTIL_ANSWERED);
}

const REASONS = { text: 'Votre texte n’est pas encore envoyé', booking: 'Votre réservation est en cours' };

/** Explains why this tab has not switched to the new version. */
export function toastUpdateWaits(reason: keyof typeof REASONS): void {
  const text = `La nouvelle version est prête. ${REASONS[reason]} : cette page se mettra à jour après.`;
  toast(<ToastWithActions actions={[{ label: 'Compris', onClick: closeUpdateOffer }]}>{text}</ToastWithActions>, UNTIL_ANSWERED);
}

export function closeUpdateOffer(): void {
  toast.remove(ID);
}
