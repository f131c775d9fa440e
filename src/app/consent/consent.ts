import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { rawStorage } from '../raw-storage.ts';

export type Consent = 'all' | 'essential';
/** `undefined` until the browser's storage has been read, `null` when it holds nothing. */
type Stored<Value> = Value | null | undefined;

export const cookieConsentAtom = atomWithStorage<Stored<Consent>>('cookie-consent', undefined, rawStorage(['all', 'essential']));
const analyticsCookiesAtom = atomWithStorage<Stored<'true' | 'false'>>('analytics-cookies', undefined, rawStorage(['true', 'false']));
export const functionalCookiesAtom = atomWithStorage<Stored<'true' | 'false'>>(
  'functional-cookies',
  undefined,
  rawStorage(['true', 'false']),
);

/** Stores the visitor's choice; it is kept until the visitor changes it. */
export const chooseConsentAtom = atom(null, (_get, set, consent: Consent) => {
  const optional = consent === 'all' ? 'true' : 'false';
  set(analyticsCookiesAtom, optional);
  set(functionalCookiesAtom, optional);
  set(cookieConsentAtom, consent);
});

/** How often « Refuser tout » was pressed in the dialog: each time ends what a click had opened. */
export const fullRefusalsAtom = atom(0);
