import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { formHandleAtom } from '../contact-form/form-handle.ts';

/** Hands the form what another app shares with the installed site. Its code is loaded only for a visit that may bring something. */
export function useSharedText(): void {
  const form = useAtomValue(formHandleAtom);
  useEffect(() => {
    if (form && location.search) import('./shared-text.ts').then(({ appendSharedText }) => appendSharedText(form));
  }, [form]);
}
