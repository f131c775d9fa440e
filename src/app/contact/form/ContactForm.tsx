import '../contact.css';
import { Link } from 'wouter';
import { type FieldName, fieldNames } from '../../../message/fields.ts';
import { ENDPOINT, HONEYPOT_FIELD } from '../../../message/protocol.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { formatDayAndTime } from '../format-time.ts';
import { AddressQuestion } from './AddressQuestion.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { FormEnvelope } from './FormEnvelope.tsx';
import { ResultNote } from './ResultNote.tsx';
import { UnsavedMessage } from './UnsavedMessage.tsx';
import { useContactForm } from './use-contact-form.ts';
import './ContactForm.css';

type Props = {
  texts: {
    hints: Record<FieldName, string>;
    requiredNote: string;
    draftNote: string;
    erasedNote: string;
    privacyNote: string;
    privacyLink: string;
  };
  /** The address to write to where the form cannot. */
  email: string;
};

/** Attributes that have 1Password, LastPass and Bitwarden leave a field alone. */
const IGNORED = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '' };

/** The browser validates and posts the form without JavaScript; once hydrated, React does both. */
export function ContactForm({ texts, email }: Props) {
  const { form, state, summaryRef, errors, summary, unsaved, isAnnounced, question, acceptAddress, undoErase, handlers } = useContactForm();
  const isHydrated = useHydrated();
  const isSending = state.kind === 'sending';
  const result = 'message' in state ? state : undefined;
  const eraseLabel = state.kind === 'erased' ? 'Rétablir' : 'Effacer';
  const addressQuestion = question && <AddressQuestion {...question} onAccept={acceptAddress} />;
  return (
    <form
      ref={form}
      method="post"
      action={ENDPOINT}
      noValidate={isHydrated}
      className="on-paper line contact-form"
      aria-label="Formulaire de contact"
      {...handlers}
    >
      <div className="draft-edge">
        <p className="draft-flag" aria-live="polite">
          {state.kind === 'restored' && `Votre texte du ${formatDayAndTime(state.since)} est revenu.`}
        </p>
      </div>
      <p className="text-small text-muted">{texts.requiredNote}</p>
      <ErrorSummary ref={summaryRef} errors={summary ? errors : {}} detail={summary?.detail ?? ''} />
      {fieldNames.map((name) => (
        <Field key={name} name={name} hint={texts.hints[name]} error={errors[name]} isAnnounced={isAnnounced}>
          {name === 'email' && question?.placement === 'field' && addressQuestion}
        </Field>
      ))}
      <p className="form-extra" aria-hidden="true">
        <label>
          Ne pas remplir
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" {...IGNORED} />
        </label>
      </p>
      <div className="form-end">
        <button type="submit" className="btn btn-primary btn-send" disabled={isSending}>
          {isSending ? 'Envoi en cours...' : 'Envoyer'}
        </button>
        <FormEnvelope kind={isSending ? 'sending' : result?.kind} />
        {/* One button for both, so that the focus stays on it. As « Rétablir » it prevents its own reset. */}
        <button
          type="reset"
          className={state.kind === 'erased' ? 'text-link tall-link' : 'text-link tall-link erase-button'}
          aria-label={`${eraseLabel} le brouillon`}
          disabled={isSending}
          onClick={undoErase}
        >
          {eraseLabel}
        </button>
        <div className="form-rescue" aria-live="polite">
          {question?.placement === 'button' && addressQuestion}
          {unsaved && <UnsavedMessage message={unsaved} email={email} />}
        </div>
        {result ? (
          <ResultNote key={result.kind} result={result} email={unsaved ? undefined : email} />
        ) : (
          <p className="text-small text-muted draft-note">{state.kind === 'erased' ? texts.erasedNote : texts.draftNote}</p>
        )}
      </div>
      <p className="text-small text-muted">
        {`${texts.privacyNote} `}
        <Link href="/confidentialite">{texts.privacyLink}</Link>
      </p>
    </form>
  );
}
