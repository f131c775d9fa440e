import toast from 'react-hot-toast/headless';
import { site } from '../../content/site.ts';
import { ToastWithActions } from './ToastWithActions.tsx';

const ID = 'install';
const UNTIL_ANSWERED = { id: ID, duration: Number.POSITIVE_INFINITY };

export function toastInstall({ install, dismiss }: { install: () => void; dismiss: () => void }): void {
  const actions = [
    { label: 'Installer', onClick: install },
    { label: 'Non merci', onClick: dismiss },
  ];
  toast(<ToastWithActions actions={actions}>Gardez nos articles à portée de main, même sans réseau.</ToastWithActions>, UNTIL_ANSWERED);
}

/** Place of each browser's share button. Safari moves it with its versions and settings, and other browsers call themselves Safari. */
const SHARE = {
  Safari: 'dans la barre ou le menu du navigateur',
  Chrome: 'dans la barre d’adresse de Chrome',
  Firefox: 'dans la barre d’adresse ou le menu de Firefox',
  Edge: 'dans la barre ou le menu d’Edge',
};
export type IosBrowser = keyof typeof SHARE;

/** iOS has no install prompt: shows the three steps, in the words of the browser and of the system's share sheet in French. */
export function toastIosSteps(browser: IosBrowser, dismiss: () => void): void {
  toast(
    <ToastWithActions actions={[{ label: 'Fermer', onClick: dismiss }]}>
      {`Pour installer ${site.name} sur cet appareil :`}
      <ol className="toast-steps">
        <li>{`touchez « Partager » ${SHARE[browser]} ;`}</li>
        <li>choisissez « Sur l’écran d’accueil », plus bas dans la liste ;</li>
        <li>touchez « Ajouter ».</li>
      </ol>
    </ToastWithActions>,
    UNTIL_ANSWERED,
  );
}

export function closeInstallOffer(): void {
  toast.remove(ID);
}
