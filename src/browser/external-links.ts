import { tellExternalLink } from '../app/pwa/external-link-toast.tsx';

/** When offline, explains that an external link needs a network instead of opening the browser's error page. */
export function explainExternalLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || navigator.onLine || !link.protocol.startsWith('http') || link.origin === location.origin) return;
    // The toast's own link is a deliberate second try: `navigator.onLine` may be wrong.
    if (link.closest('.toast')) return;
    event.preventDefault();
    // The booking popover would cover the toast.
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    tellExternalLink(link.href);
  });
}
