import { Refusal } from '../../netlify/local/refusal.ts';

/** The number above 0 that an option of a command was given. Throws a `Refusal` for anything else. */
export function positive(option: string, value: string): number {
  const number = Number(value);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new Refusal(`--${option} takes a number above 0, not '${value}'`);
}

/** The whole number, `least` or more, that an option was given. Throws a `Refusal` for anything else. */
export function whole(option: string, value: string, least = 1): number {
  const number = Number(value);
  if (value.trim() && Number.isSafeInteger(number) && number >= least) return number;
  throw new Refusal(`--${option} takes a whole number, ${least} or more, not '${value}'`);
}

/** The values between the commas of an option, each one of `known`. Throws a `Refusal` for any other. */
export function someOf(option: string, value: string, known: readonly string[]): string[] {
  const asked = value.split(',');
  const unknown = asked.find((one) => !known.includes(one));
  if (unknown === undefined) return asked;
  throw new Refusal(`--${option} takes ${known.join(', ')}, not '${unknown}'`);
}
