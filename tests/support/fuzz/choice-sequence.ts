/** The decisions of one schedule, read in order. Zero is the harmless choice, so shrinking removes faults. */
export type ChoiceSequence = {
  isOver(): boolean;
  /** One of `count` equally likely choices. */
  pick(count: number): number;
  /** Usually zero, else one of the `count - 1` others. */
  fault(count: number): number;
  /** Makes every choice from now on the harmless one. */
  heal(): void;
};

/** A fault is one in this many. */
const RARITIES = [32, 16, 8, 4] as const;

export function createChoices(bytes: Uint8Array): ChoiceSequence {
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
