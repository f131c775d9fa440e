import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { CONSENT_KEY, CONSENTS, type Consent, type OPTIONAL_COOKIES } from '../../shared/page-contract.ts';
import { stringStorage } from '../storage/string-storage.ts';

/** `undefined` until the browser's storage has been read, `null` when it holds nothing. */
type Stored<Value> = Value | null | undefined;

export const consentAtom = atomWithStorage<Stored<Consent>>(CONSENT_KEY, undefined, stringStorage(CONSENTS));

export const functionalCookiesAtom = atomWithStorage<Stored<'true' | 'false'>>(
  'functional-cookies' satisfies (typeof OPTIONAL_COOKIES)[number],
  undefined,
  stringStorage(['true', 'false']),
);

/** Counts the refusals, in the banner and in the dialog: each ends what a click had opened before. */
export const refusalsAtom = atom(0);

/** Takes the visitor's answer. A kind of cookie that nothing here waits for is stored by the inline script alone. */
export const setConsentAtom = atom(null, (_get, set, consent: Consent) => {
  set(functionalCookiesAtom, consent === 'all' ? 'true' : 'false');
  set(consentAtom, consent);
  if (consent === 'essential') set(refusalsAtom, (count) => count + 1);
});
