import { CommandError } from '../../scripts/command.ts';

/** A Markdown table: the first column is text, the others are right-aligned numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Parses an option's value as a whole number above 0. Throws a `CommandError` for anything else. */
export function whole(option: string, value: string): number {
  const number = Number(value);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new CommandError(`--${option} takes a whole number above 0, not '${value}'`);
}
