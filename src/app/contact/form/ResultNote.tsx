import type { ReactNode } from 'react';
import { WAITING_LIST_ID } from '../../../shared/page-contract.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { formatTimeOfDay } from '../format-time.ts';
import { mailLink } from './mail-link.ts';
import type { Result } from './use-form-state.ts';
import './ResultNote.css';

type Props = {
  result: Result;
  /** The address to write to where the form cannot send; absent if another note offers it. */
  email?: string | undefined;
};

/** Says what became of the last text, below the button that was pressed. Silent: the toast has announced it. */
export function ResultNote({ result, email }: Props) {
  const time = formatTimeOfDay(result.at);
  switch (result.kind) {
    case 'acknowledged':
      return <Note title={`Message envoyé à ${time}.`} isLate={result.isLate}>{`Réponse sous 24 heures, à ${result.message.email}.`}</Note>;
    case 'queued':
      return (
        <Note title={`Enregistré sur cet appareil à ${time}.`}>
          <a href={`#${WAITING_LIST_ID}`}>Voir ce qui attend</a>
        </Note>
      );
    default: {
      const mail = email ? mailLink(email, result.message) : undefined;
      return (
        <Note title="Le message n’est pas parti." className="alert">
          Votre texte est toujours là : réessayez dans une minute
          {mail && ', ou écrivez à '}
          {mail && <a href={mail.href}>{email}</a>}
          {mail?.isCut && ' (l’e-mail préparé n’en contient que le début)'}.
        </Note>
      );
    }
  }
}

type NoteProps = { title: string; className?: string; isLate?: true | undefined; children: ReactNode };

function Note({ title, className, isLate, children }: NoteProps) {
  return (
    // The button may have been the last line of the window. Later, its reader may be elsewhere on the page, and stays there.
    <p ref={isLate ? undefined : bringIntoView} className={className}>
      <strong className="result-title">{title}</strong> {children}
    </p>
  );
}
