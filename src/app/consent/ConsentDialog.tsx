import './choices.css';
import { useAtomValue, useSetAtom } from 'jotai';
import { IconButton } from '../ui/IconButton.tsx';
import { consentAtom, setConsentAtom } from './consent.ts';
import './ConsentDialog.css';

/**
 * Opened by the banner's « Paramétrer » and the footer's « Gérer les cookies » through invoker commands, before hydration too. Its
 * id and its classes say « choice », as the banner's do. The specification knows one choice, all or nothing: « Activer », beside the
 * analytics, accepts the agenda's functional cookies as well, and the text there says so.
 */
export function ConsentDialog() {
  const consent = useAtomValue(consentAtom);
  const setConsent = useSetAtom(setConsentAtom);
  const accept = () => setConsent('all');
  const refuse = () => setConsent('essential');
  return (
    <dialog id="choice-dialog" className="rolls panel" aria-labelledby="choice-dialog-title" closedby="any">
      <form method="dialog" className="choice-form">
        <div className="panel-header">
          <h2 id="choice-dialog-title" className="heading text-title">
            Paramètres des cookies
          </h2>
          <IconButton type="submit" className="btn-round" icon="x" label="Fermer" />
        </div>
        <div className="choice-block">
          <h3 className="heading text-body">Cookies essentiels</h3>
          <p className="choice-text text-muted">
            Votre choix, vos messages et les pages lues hors ligne, gardés sur cet appareil. Toujours actifs.
          </p>
          <span className="small-label choice-state choice-accepted">Activé</span>
        </div>
        <div className="choice-block">
          <h3 className="heading text-body">Cookies analytiques</h3>
          <p className="choice-text text-muted">Mesure d’audience : aucun outil n’est encore installé.</p>
          <p className="choice-text text-muted">Avec ce choix, l’agenda Calendly s’affiche aussitôt et peut déposer ses cookies.</p>
          {consent === 'all' && <p className="choice-text choice-accepted">Vous les avez acceptés.</p>}
          <button type="submit" value="all" className="btn btn-outline choice-state" onClick={accept}>
            Activer
          </button>
        </div>
        <div className="choice-buttons">
          <button type="submit" value="essential" className="btn btn-primary choice-button" onClick={refuse}>
            Refuser tout
          </button>
          <button type="submit" value="all" className="btn btn-primary choice-button" onClick={accept}>
            Accepter tout
          </button>
        </div>
      </form>
    </dialog>
  );
}
