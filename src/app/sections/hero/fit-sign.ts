/** The most room that a sign has, and the greatest size of its letters. */
export type Room = { width: number; height: number; size: number };
/** The name in lines, the size of its letters, and the width of the sign around them. */
type FittedSign = { lines: readonly string[]; size: number; width: number };
/** The width of a text, as a multiple of its letters' size. */
export type WidthOf = (text: string) => number;

/** The room beside the letters, as a multiple of their size. */
const PADDING = 0.45;
/** The size below which letters would be hairlines on a phone. A name too long for it is cut. */
export const MIN_SIZE = 9;

/** Fits a name into a sign: the whole name, or as much as there is room for, with an ellipsis. */
export function fitSign(name: string, room: Room, widthOf: WidthOf): FittedSign {
  const letters = Array.from(name);
  let sign = inLargestLines(name, room, widthOf);
  while (sign.size < MIN_SIZE && letters.length > 1) {
    letters.pop();
    sign = inLargestLines(`${letters.join('').trimEnd()}…`, room, widthOf);
  }
  return sign;
}

/** A text in the one to three lines in which it is largest. */
function inLargestLines(text: string, room: Room, widthOf: WidthOf): FittedSign {
  const signs = [1, 2, 3].map((count) => {
    const lines = inLines(text, count);
    const width = Math.max(...lines.map(widthOf)) + 2 * PADDING;
    // Leaves several lines a little air.
    const height = lines.length > 1 ? (0.86 * room.height) / lines.length : room.size;
    const size = Math.min(room.size, height, room.width / width);
    return { lines, size, width: width * size };
  });
  return signs.reduce((best, other) => (other.size > best.size ? other : best));
}

/** A text in lines of nearly one length, each word in the line in which its middle falls; in fewer lines if words are too few or too long. */
function inLines(text: string, count: number): readonly string[] {
  const lines = Array<string>(count).fill('');
  for (const { 0: word, index } of text.matchAll(/\S+\s*/g)) lines[Math.floor((count * (index + word.length / 2)) / text.length)] += word;
  return lines.map((line) => line.trimEnd()).filter(Boolean);
}
