import { atom } from 'jotai';

/** The most characters of a name: more would not fit into the drawing. */
export const NAME_LENGTH = 60;

/**
 * The name that the visitor has written on the hero's drawings, cleaned by `cleanLine`. It lasts as long as the page. It is stored or sent
 * only with a message that begins with it.
 */
export const shopNameAtom = atom('');
