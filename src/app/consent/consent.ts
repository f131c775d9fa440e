import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { CONSENT_KEY, CONSENTS, type Consent, OPTIONAL_COOKIES } from '../../shared/page-contract.ts';
import { stringStorage } from '../storage/string-storage.ts';

/** `undefined` until the browser's storage has been read, `null` when it holds nothing. */
type Stored<Value> = Value | null | undefined;

export const cookieConsentAtom = atomWithStorage<Stored<Consent>>(CONSENT_KEY, undefined, stringStorage(CONSENTS));

const optionalAtom = (key: string) => atomWithStorage<Stored<'true' | 'false'>>(key, undefined, stringStorage(['true', 'false']));
/** One for each optional kind of cookie. */
const optionalAtoms = Object.fromEntries(OPTIONAL_COOKIES.map((key) => [key, optionalAtom(key)])) as Record<
  (typeof OPTIONAL_COOKIES)[number],
  ReturnType<typeof optionalAtom>
>;
export const functionalCookiesAtom = optionalAtoms['functional-cookies'];

/** Stores the visitor's choice; it is kept until the visitor changes it. */
export const chooseConsentAtom = atom(null, (_get, set, consent: Consent) => {
  for (const kind of Object.values(optionalAtoms)) set(kind, consent === 'all' ? 'true' : 'false');
  set(cookieConsentAtom, consent);
});

/** How often « Refuser tout » was pressed in the dialog: each time ends what a click had opened. */
export const fullRefusalsAtom = atom(0);
