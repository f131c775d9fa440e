import { useEffect } from 'react';

/** The parameters of the manifest's `share_target` (prerender/web-manifest.ts). */
const PARAMETERS = ['title', 'text', 'url'];

/** Puts what another app shares with the installed site into the contact form's message, after what is already there. */
export function useSharedText(): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const shared = PARAMETERS.flatMap((name) => query.get(name)?.trim() || []).join('\n');
    const message = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
    if (!shared || !message) return;
    message.value = [message.value, shared].filter(Boolean).join('\n\n');
    message.dispatchEvent(new Event('input', { bubbles: true }));
    history.replaceState(null, '', location.pathname);
  }, []);
}
