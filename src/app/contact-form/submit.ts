import toast from 'react-hot-toast/headless';
import { deliver, type Signals } from '../../contact/deliver.ts';
import { type ContactMessage, digestMessage, type FieldErrors } from '../../contact/message.ts';

const SENDING = 'Envoi en cours...';
const SENT = 'Message envoyé avec succès !';
const FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";

export type Outcome = { kind: 'done' } | { kind: 'refused'; errors: FieldErrors } | { kind: 'failed' };

let attempted: { id: string; digest: string } | undefined;

/** One id for one text: sending the same text again repeats its id, an edited text gets a new one. */
async function idFor(message: ContactMessage): Promise<string> {
  const digest = await digestMessage(message);
  if (attempted?.digest !== digest) attempted = { id: crypto.randomUUID(), digest };
  return attempted.id;
}

/** Sends a checked message and says what became of it. */
export async function submitMessage(message: ContactMessage, signals: Signals): Promise<Outcome> {
  const loading = toast.loading(SENDING);
  const delivery = await deliver({ id: await idFor(message), message }, signals);
  toast.dismiss(loading);
  if (delivery.kind === 'acknowledged') {
    attempted = undefined;
    toast.success(SENT);
    return { kind: 'done' };
  }
  console.error('Contact message not sent:', delivery);
  toast.error(FAILED);
  return delivery.kind === 'refused' ? { kind: 'refused', errors: delivery.errors } : { kind: 'failed' };
}
