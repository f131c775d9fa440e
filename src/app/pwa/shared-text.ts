import type { FormHandle } from '../contact-form/form-handle.ts';

/** The parameters of the manifest's `share_target` (prerender/web-manifest.ts). */
const PARAMETERS = ['title', 'text', 'url'];

/** Appends the shared text to the contact form's message, once. */
export function appendSharedText(form: FormHandle): void {
  const query = new URLSearchParams(location.search);
  const shared = PARAMETERS.flatMap((name) => query.get(name)?.trim() || []).join('\n');
  if (!shared) return;
  form.append(shared);
  history.replaceState(history.state, '', location.pathname);
}
