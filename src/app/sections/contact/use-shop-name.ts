import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { formHandleAtom } from '../../contact/form-handle.ts';
import { shopNameAtom } from '../hero/shop-name.ts';

/** The last name that a message has begun with, once its author went on or erased it: that name is not offered again. */
const handledNameAtom = atom('');

/** Begins a message that is empty with the name that the visitor has written on the hero's drawings. Returns that name. */
export function useShopName(introduction: string): string {
  const form = useAtomValue(formHandleAtom);
  const name = useAtomValue(shopNameAtom);
  const [handled, setHandled] = useAtom(handledNameAtom);
  useEffect(() => {
    if (!form || !name || name === handled) return;
    form.prefill(`${introduction.replace('…', () => name)} `);
    return () => {
      // A beginning that its author has not changed comes again on the next visit to the form.
      if (!form.isPrefilled()) setHandled(name);
    };
  }, [form, name, handled, introduction, setHandled]);
  return name;
}
