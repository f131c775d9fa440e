export type ChoiceSequence = ReturnType<typeof createChoices>;

/** One choice in this many is a fault. */
const RARITIES = [32, 16, 8, 4] as const;

/** The decisions of one scenario, read in order. The first choice is the harmless one, so shrinking removes faults. */
export function createChoices([first = 0, ...bytes]: Uint8Array) {
  const rarity = RARITIES[first % RARITIES.length] ?? RARITIES[0];
  let at = 0;
  const next = (): number => bytes[at++] ?? 0;
  return {
    isOver: () => at >= bytes.length,
    /** One of `count` equally likely choices. */
    pick: (count: number) => next() % count,
    /** Usually the first, otherwise one of the others. */
    fault<Value>([well, ...faults]: readonly [Value, ...Value[]]): Value {
      const byte = next();
      return byte % rarity === rarity - 1 ? (faults[Math.floor(byte / rarity) % faults.length] ?? well) : well;
    },
  };
}
