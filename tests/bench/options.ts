import { Refusal } from '../../netlify/local/refusal.ts';

/** Parses an option's value as a number above 0. Throws a `Refusal` for anything else. */
export function positive(option: string, value: string): number {
  const number = Number(value);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new Refusal(`--${option} takes a number above 0, not '${value}'`);
}

/** Parses an option's value as a whole number, `least` or more. Throws a `Refusal` for anything else. */
export function whole(option: string, value: string, least = 1): number {
  const number = Number(value);
  if (value.trim() && Number.isSafeInteger(number) && number >= least) return number;
  throw new Refusal(`--${option} takes a whole number, ${least} or more, not '${value}'`);
}

/** Splits an option's value at its commas. Throws a `Refusal` when a part is not one of `known`. */
export function someOf(option: string, value: string, known: readonly string[]): string[] {
  const asked = value.split(',');
  const unknown = asked.find((one) => !known.includes(one));
  if (unknown === undefined) return asked;
  throw new Refusal(`--${option} takes ${known.join(', ')}, not '${unknown}'`);
}
