import type { Outcome, Submission } from '../../../outbox/send.ts';
import { toastError, toastInfo, toastSending, toastSent } from '../outbox-toasts.ts';
import { pageOutbox } from '../page-outbox.ts';

const QUEUED = 'Message enregistré sur cet appareil : il partira au retour du réseau.';
// The specification's, to the character: straight apostrophes.
const FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";

/** Sends a validated message, now or later, and shows the outcome in a toast. */
export async function submitMessage(submission: Submission): Promise<Outcome> {
  toastSending();
  const outcome = await pageOutbox().outbox.submit(submission);
  if (outcome.kind === 'acknowledged') {
    toastSent(outcome.id);
  } else if (outcome.kind === 'queued') {
    toastInfo(QUEUED);
    // Asks the browser not to evict the outbox when storage runs low.
    navigator.storage?.persist?.().catch(() => {});
  } else {
    console.error('Contact message not sent:', outcome.error);
    toastError(FAILED);
  }
  return outcome;
}
