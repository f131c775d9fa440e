import toast from 'react-hot-toast/headless';
import { site } from '../../content/site.ts';
import { ToastPanel } from './ToastPanel.tsx';

const ID = 'install';
const UNTIL_ANSWERED = { id: ID, duration: Number.POSITIVE_INFINITY };

export function offerInstallation({ install, dismiss }: { install: () => void; dismiss: () => void }): void {
  const actions = [
    { label: 'Installer', onClick: install },
    { label: 'Non merci', onClick: dismiss },
  ];
  toast(<ToastPanel actions={actions}>{`Installez ${site.name} pour l’ouvrir d’un geste, même hors ligne.`}</ToastPanel>, UNTIL_ANSWERED);
}

/** iOS has no install prompt: shows the three steps, in the words of French Safari. */
export function showIosSteps(dismiss: () => void): void {
  toast(
    <ToastPanel actions={[{ label: 'Fermer', onClick: dismiss }]}>
      {`Pour installer ${site.name} sur cet appareil :`}
      <ol>
        <li>touchez « Partager » dans la barre de Safari ;</li>
        <li>choisissez « Sur l’écran d’accueil » ;</li>
        <li>touchez « Ajouter ».</li>
      </ol>
    </ToastPanel>,
    UNTIL_ANSWERED,
  );
}

export function closeInstallOffer(): void {
  toast.remove(ID);
}
