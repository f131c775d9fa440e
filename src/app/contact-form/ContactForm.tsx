import { type FieldName, fields } from '../../message/fields.ts';
import { ENDPOINT, HONEYPOT_FIELD } from '../../message/protocol.ts';
import { formatTime } from '../outbox/format-time.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { UnsavedMessage } from './UnsavedMessage.tsx';
import { useContactForm } from './use-contact-form.ts';

type Texts = Record<FieldName, string>;
type Props = { labels: Texts; hints: Texts; requiredNote: string; draftNote: string; email: string };

/** Has 1Password, LastPass and Bitwarden leave a field alone. */
const IGNORED = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '' };

/** Without JavaScript the browser validates and posts the form; once hydrated, React does both. */
export function ContactForm({ labels, hints, requiredNote, draftNote, email }: Props) {
  const { form, sending, sentAt, problems, suggestion, takeSuggestion, undoErase, handlers } = useContactForm();
  const { summary, errors, refused, quiet, detail, unsaved } = problems;
  const hydrated = useHydrated();
  const texts = (name: FieldName) => ({ name, label: labels[name], hint: hints[name], error: errors[name], announced: !quiet });
  return (
    <form
      ref={form}
      method="post"
      action={ENDPOINT}
      noValidate={hydrated}
      className="on-paper contact-form"
      aria-label="Formulaire de contact"
      {...handlers}
    >
      <p className="text-small text-muted">{requiredNote}</p>
      {/* No field has a `maxLength`: it would silently truncate pasted text. */}
      <ErrorSummary ref={summary} errors={refused ? errors : {}} detail={detail} labels={labels} />
      <Field {...texts('name')} required input={{ type: 'text', autoComplete: 'name', minLength: fields.name.min }} />
      <Field {...texts('email')} required input={{ type: 'email', autoComplete: 'email', inputMode: 'email' }}>
        {suggestion && (
          <p className="font-size-small">
            {'Vouliez-vous écrire '}
            <button type="button" className="btn-text" onClick={takeSuggestion}>
              {suggestion}
            </button>
            {'\u202f?'}
          </p>
        )}
      </Field>
      <Field {...texts('phone')} input={{ type: 'tel', autoComplete: 'tel' }} />
      <Field {...texts('message')} required input={{ rows: 7, minLength: fields.message.min }} />
      <p className="form-extra" aria-hidden="true">
        <label>
          Ne pas remplir
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" {...IGNORED} />
        </label>
      </p>
      <div className="form-actions">
        <button type="submit" className="btn btn-primary" disabled={sending}>
          {sending ? 'Envoi en cours...' : 'Envoyer'}
        </button>
        <button
          type="reset"
          className="btn-text"
          aria-label={undoErase ? 'Rétablir le brouillon' : 'Effacer le brouillon'}
          disabled={sending}
          onClick={undoErase ?? undefined}
        >
          {undoErase ? 'Rétablir' : 'Effacer'}
        </button>
      </div>
      {/* Silent: the toast has announced it. */}
      {sentAt === null ? (
        <p className="text-small text-muted draft-note">{draftNote}</p>
      ) : (
        <p>{`Message envoyé à ${formatTime(sentAt)}. Réponse sous 24\u00a0heures.`}</p>
      )}
      <div aria-live="polite">{unsaved && <UnsavedMessage message={unsaved} email={email} />}</div>
    </form>
  );
}
