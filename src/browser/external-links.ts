import { tellExternalLink } from '../app/pwa/external-link-toast.tsx';

/** Offline, a link that leads outside says so instead of opening a tab on the browser's error page. */
export function explainExternalLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || navigator.onLine || !link.protocol.startsWith('http') || link.origin === location.origin) return;
    // The toast's own link is the visitor's second, decided try: the browser may be wrong about the network.
    if (link.closest('.toast')) return;
    event.preventDefault();
    // The agenda would lie above the toast.
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    tellExternalLink(link.href);
  });
}
