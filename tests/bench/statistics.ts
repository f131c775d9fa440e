export type Summary = { median: number; min: number; max: number };

export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  const middle = Math.floor(sorted.length / 2);
  return { median: sorted.length % 2 ? at(middle) : (at(middle - 1) + at(middle)) / 2, min: at(0), max: at(sorted.length - 1) };
}

/** Nearest-rank percentile: the smallest value that at least `percent` per cent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** Random numbers from 0 to 1 (exclusive), the same in every run with the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const places = items.map((item) => ({ item, place: random() }));
  return places.sort((a, b) => a.place - b.place).map(({ item }) => item);
}
