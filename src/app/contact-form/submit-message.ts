import toast from 'react-hot-toast/headless';
import type { Outcome, Submission } from '../../contact/submit.ts';
import { pageOutbox } from '../outbox/page-outbox.ts';
import { OUTCOME, say, sayProblem, saySent } from '../outbox/say.ts';

const SENDING = 'Envoi en cours...';
const QUEUED = 'Message enregistré sur cet appareil : il partira dès le retour du réseau.';
const FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";

/** Sends a validated message, now or later, and shows the outcome in a toast. */
export async function submitMessage(submission: Submission): Promise<Outcome> {
  for (const id of Object.values(OUTCOME)) toast.remove(id);
  const loading = toast.loading(SENDING);
  const outcome = await pageOutbox().outbox.submit(submission);
  toast.remove(loading);
  if (outcome.kind === 'sent') {
    saySent(outcome.id);
  } else if (outcome.kind === 'queued') {
    say(QUEUED, OUTCOME.queued);
    // Asks the browser not to evict the outbox when storage runs low.
    navigator.storage?.persist?.().catch(() => {});
  } else {
    console.error('Contact message not sent:', outcome.result);
    sayProblem(FAILED, OUTCOME.failed);
  }
  return outcome;
}
