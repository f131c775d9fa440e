import { WAITING_PANEL_ID } from '../../../shared/page-contract.ts';
import { formatTimeOfDay } from '../../ui/format-time.ts';
import { mailLink } from './mail-link.ts';
import type { Result } from './use-form-state.ts';

type Props = {
  result: Result;
  /** The address to write to where the form cannot send; empty if that is offered elsewhere. */
  email: string;
};

/** The button may have been the last line of the window. */
export const bringIntoView = (note: Element | null) => note?.scrollIntoView({ block: 'nearest' });

/** Says what became of the last text, below the button that was pressed. Silent: the toast has announced it. */
export function ResultNote({ result, email }: Props) {
  const { kind } = result;
  const time = formatTimeOfDay(result.at);
  const mail = kind === 'not-sent' && email ? mailLink(email, result.message) : undefined;
  return (
    <p ref={bringIntoView} className={kind === 'not-sent' ? 'alert' : ''}>
      <strong className="result-title">
        {kind === 'acknowledged' && `Message envoyé à ${time}.`}
        {kind === 'queued' && `Enregistré sur cet appareil à ${time}.`}
        {kind === 'not-sent' && 'Le message n’est pas parti.'}
      </strong>{' '}
      {kind === 'acknowledged' && 'Réponse sous 24\u00a0heures.'}
      {kind === 'queued' && <a href={`#${WAITING_PANEL_ID}`}>Voir ce qui attend</a>}
      {kind === 'not-sent' && 'Votre texte est toujours là\u00a0: réessayez dans une minute'}
      {mail && ', ou écrivez à '}
      {mail && <a href={mail.href}>{email}</a>}
      {mail?.isCut && ' (l’e-mail préparé n’en contient que le début)'}
      {kind === 'not-sent' && '.'}
    </p>
  );
}
