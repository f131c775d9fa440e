import toast from 'react-hot-toast/headless';
import { ToastPanel } from './ToastPanel.tsx';

const ID = 'network-link';

/** Warns that a link needs a network connection, and lets the visitor try anyway. */
export function tellNetworkLink(href: string): void {
  toast(
    <ToastPanel actions={[{ label: 'Fermer', onClick: () => toast.remove(ID) }]}>
      Ce lien a besoin du réseau et vous êtes hors ligne. Réessayez une fois le réseau revenu.{' '}
      <a href={href} target="_blank" rel="noreferrer">
        Essayer quand même
      </a>
    </ToastPanel>,
    { id: ID, duration: Number.POSITIVE_INFINITY },
  );
}
