import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { formHandleAtom } from '../../page-outbox/form-handle.ts';
import { introducedNameAtom, shopNameAtom } from '../shop-sign-atoms.ts';

/** Begins the message with the name that the visitor has written on the hero's drawings, once, if the form is empty. */
export function useShopName(introduction: string): void {
  const form = useAtomValue(formHandleAtom);
  const name = useAtomValue(shopNameAtom).trim();
  const [introduced, setIntroduced] = useAtom(introducedNameAtom);
  useEffect(() => {
    if (!form || !name || name === introduced) return;
    setIntroduced(name);
    if (!form.hasText()) form.prefill(`${introduction.replace('…', () => name)} `);
  }, [form, name, introduced, introduction, setIntroduced]);
}
