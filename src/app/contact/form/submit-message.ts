import type { Outcome, Submission } from '../../../outbox/send.ts';
import { toastError, toastInfo, toastSending, toastSent } from '../outbox-toasts.ts';
import { pageOutbox } from '../page-outbox.ts';

// The specification's, to the character: straight apostrophes.
const FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";

/** Sends a validated message, now or later, and shows the outcome in a toast. */
export async function submitMessage(submission: Submission): Promise<Outcome> {
  toastSending();
  const outcome = await pageOutbox()
    .outbox.submit(submission)
    .catch((error: unknown) => unsavedBy(error, submission));
  if (outcome.kind === 'acknowledged') {
    toastSent(outcome.id);
  } else if (outcome.kind === 'queued') {
    const when = outcome.error?.kind === 'unreachable' ? 'au retour du réseau' : 'dès que possible';
    toastInfo(`Message enregistré sur cet appareil : il partira ${when}.`);
    askToPersist();
  } else {
    console.error('Contact message not sent:', outcome.error);
    toastError(FAILED);
  }
  return outcome;
}

/** The outcome where the browser cannot compute the message's id: the form keeps the text, and offers other ways to send it. */
function unsavedBy(error: unknown, { draft }: Submission): Outcome {
  console.error(error);
  return { kind: 'unsaved', error: { kind: 'unreachable' }, draft };
}

/** Asks the browser not to evict the outbox when storage runs low. Never rejects. */
async function askToPersist(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Refused: the browser may evict it.
  }
}
