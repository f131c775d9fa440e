import type { ContactMessage } from '../../contact/message.ts';
import { copyMessage } from '../outbox/copy.ts';

type Props = { message: ContactMessage; email: string };

/** What visitors can still do when a message could be neither sent nor stored. */
export function UnsavedMessage({ message, email }: Props) {
  const letter = new URLSearchParams({ subject: `Message de ${message.name}`, body: message.message });
  return (
    <div className="error-summary">
      <p className="error-title">Ce navigateur refuse de garder votre message sur cet appareil.</p>
      <p>Laissez cette page ouverte et réessayez, ou envoyez-le par un autre chemin :</p>
      <div className="form-actions">
        {/* `URLSearchParams` encodes spaces as `+`, which mail programs show as a plus sign. */}
        <a href={`mailto:${email}?${letter.toString().replaceAll('+', '%20')}`} className="btn-text">
          Écrire un e-mail
        </a>
        <button type="button" className="btn-text" onClick={() => copyMessage(message)}>
          Copier le message
        </button>
      </div>
    </div>
  );
}
