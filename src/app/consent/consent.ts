import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { CONSENT_KEY, CONSENTS, type Consent, type OPTIONAL_COOKIES } from '../../shared/page-contract.ts';
import { stringStorage } from '../storage/string-storage.ts';

/** `undefined` until the browser's storage has been read, `null` when it holds nothing. */
type StoredChoice<Value> = Value | null | undefined;

export const cookieConsentAtom = atomWithStorage<StoredChoice<Consent>>(CONSENT_KEY, undefined, stringStorage(CONSENTS));

export const functionalCookiesAtom = atomWithStorage<StoredChoice<'true' | 'false'>>(
  'functional-cookies' satisfies (typeof OPTIONAL_COOKIES)[number],
  undefined,
  stringStorage(['true', 'false']),
);

/** Counts the refusals, in the banner and in the dialog: each ends what a click had opened before. */
export const refusalsAtom = atom(0);

/** Makes the visitor's choice. A kind of cookie that nothing here waits for is stored by the inline script alone. */
export const chooseConsentAtom = atom(null, (_get, set, consent: Consent) => {
  set(functionalCookiesAtom, consent === 'all' ? 'true' : 'false');
  set(cookieConsentAtom, consent);
  if (consent === 'essential') set(refusalsAtom, (count) => count + 1);
});
