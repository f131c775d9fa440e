/** The decisions of one schedule, read one after the other. Zero is the harmless choice, so shrinking takes faults away. */
export type Tape = {
  isOver(): boolean;
  /** One of `count` choices, all as likely. */
  pick(count: number): number;
  /** Zero in most cases, else one of the `count - 1` others. */
  fault(count: number): number;
  /** From now on all goes well. */
  heal(): void;
};

/** How rare a fault is: one in so many. */
const RARITIES = [32, 16, 8, 4] as const;

export function createTape(bytes: Uint8Array): Tape {
  const [first = 0] = bytes;
  const rarity = RARITIES[first % RARITIES.length] ?? RARITIES[0];
  let at = 1;
  const next = (): number => bytes[at++] ?? 0;
  return {
    isOver: () => at >= bytes.length,
    pick: (count) => (count > 1 ? next() % count : 0),
    fault(count) {
      const byte = next();
      return byte % rarity === rarity - 1 ? 1 + (Math.floor(byte / rarity) % (count - 1)) : 0;
    },
    heal() {
      at = bytes.length;
    },
  };
}
