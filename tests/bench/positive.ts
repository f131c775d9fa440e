import { Refusal } from '../../netlify/local/refusal.ts';

/** The number above 0 that an option of a command was given. Throws a `Refusal` for anything else. */
export function positive(option: string, value: string): number {
  const number = Number(value);
  if (number > 0) return number;
  throw new Refusal(`--${option} takes a number above 0, not '${value}'`);
}
