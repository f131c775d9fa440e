import { atom } from 'jotai';

/** The most characters of a name: more would not fit into the drawing. */
export const NAME_LENGTH = 60;

/**
 * The name that the visitor has written on the hero's drawings, as `cleanLine` leaves it. It lasts as long as the page. Nothing stores or
 * sends it but a message that begins with it.
 */
export const shopNameAtom = atom('');
