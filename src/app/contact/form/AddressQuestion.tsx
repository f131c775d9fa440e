import { bringIntoView } from '../../ui/bring-into-view.ts';
import type { Question } from './use-address-question.ts';
import './AddressQuestion.css';

export function AddressQuestion({ suggestion, placement, onAccept }: Question & { onAccept: () => void }) {
  const isBeforeSend = placement === 'button';
  return (
    // The button may have been pressed by Enter in a field far above.
    <p ref={isBeforeSend ? bringIntoView : undefined} className="address-question">
      {isBeforeSend && 'Rien n’est encore parti. '}
      {'Plutôt '}
      <button type="button" className="text-link tall-link" onClick={onAccept}>
        {suggestion}
      </button>
      {'\u202f?'}
      {isBeforeSend && ' Sinon, appuyez de nouveau sur «\u00a0Envoyer\u00a0».'}
    </p>
  );
}
