import toast from 'react-hot-toast/headless';
import type { Outcome, Submission } from '../../outbox/send.ts';
import { clearOutcome, TOAST, toastError, toastInfo, toastSent } from '../waiting/outbox-toasts.ts';
import { pageOutbox } from '../waiting/page-outbox.ts';

// SENDING and FAILED are the specification's, to the character: three dots, straight apostrophes.
const SENDING = 'Envoi en cours...';
const QUEUED =
  'Message enregistré sur cet appareil : il partira au retour du réseau, ou à votre prochaine visite si vous fermez cette page.';
const FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";

/** Sends a validated message, now or later, and shows the outcome in a toast. */
export async function submitMessage(submission: Submission): Promise<Outcome> {
  clearOutcome();
  const loading = toast.loading(SENDING);
  const outcome = await pageOutbox().outbox.submit(submission);
  toast.remove(loading);
  if (outcome.kind === 'sent') {
    toastSent(outcome.id);
  } else if (outcome.kind === 'queued') {
    toastInfo(QUEUED, TOAST.queued);
    // Asks the browser not to evict the outbox when storage runs low.
    navigator.storage?.persist?.().catch(() => {});
  } else {
    console.error('Contact message not sent:', outcome.result);
    toastError(FAILED, TOAST.failed);
  }
  return outcome;
}
