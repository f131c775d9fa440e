import { atom, getDefaultStore } from 'jotai';

/** The path whose page is on the screen; the URL is ahead of it while the next page loads. Empty until hydration begins. */
export const shownPathAtom = atom('');

/** Calls `listener` with the path of each page shown from now on. */
export function onPageShown(listener: (path: string) => void): () => void {
  const atoms = getDefaultStore();
  return atoms.sub(shownPathAtom, () => listener(atoms.get(shownPathAtom)));
}
