export type Range = { start: number; end: number };

/** Parses a Range header for a file of `size` bytes; both ends are inclusive. Undefined (whole file) for several ranges or bad syntax. */
export function readRange(header: string, size: number): Range | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < start) return undefined;
  return start < size && (first || Number(last) > 0) ? { start, end } : 'unsatisfiable';
}
