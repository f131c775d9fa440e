import type { ContactMessage } from '../../../message/fields.ts';
import { copyMessage } from '../copy-message.ts';
import { mailLink } from './mail-link.ts';

type Props = { message: ContactMessage; email: string };

/** Ways out for a message that could be neither sent nor stored. */
export function UnsavedMessage({ message, email }: Props) {
  const { href, isCut } = mailLink(email, message);
  return (
    <div className="alert">
      <p className="heading text-title">Ce navigateur refuse de garder votre message sur cet appareil.</p>
      <p className="alert-item">Laissez cette page ouverte et réessayez, ou envoyez-le par un autre chemin :</p>
      {isCut && <p className="alert-item">L’e-mail préparé n’en contient que le début : copiez le message pour l’envoyer en entier.</p>}
      <div className="form-actions alert-actions">
        <a href={href} className="text-link tall-link">
          Écrire un e-mail
        </a>
        <button type="button" className="text-link tall-link" onClick={() => copyMessage(message)}>
          Copier le message
        </button>
      </div>
    </div>
  );
}
