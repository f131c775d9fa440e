import { isFile } from '../app/is-file.ts';
import { tellNetworkLink } from '../app/pwa/network-link-toast.tsx';

/** When offline, explains that a link to another site or to a file, such as the feed, needs a network: the browser would show an error page. */
export function explainNetworkLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || navigator.onLine || !needsNetwork(link)) return;
    // The toast's own link is a deliberate second try: `navigator.onLine` may be wrong.
    if (link.closest('.toast')) return;
    event.preventDefault();
    // The booking popover would cover the toast.
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    tellNetworkLink(link.href);
  });
}

function needsNetwork({ protocol, origin, pathname }: HTMLAnchorElement): boolean {
  return protocol.startsWith('http') && (origin !== location.origin || isFile(pathname));
}
