import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { formHandleAtom } from './form-handle.ts';

/**
 * Appends what another app shares with the installed site to the contact form's message. Few visits bring any: the code loads on demand.
 */
export function useSharedText(): void {
  const form = useAtomValue(formHandleAtom);
  useEffect(() => {
    if (!form || !location.search) return;
    import('./shared-text.ts').then(
      ({ appendSharedText }) => appendSharedText(form),
      // The text stays in the URL, for the next load.
      () => {},
    );
  }, [form]);
}
