import { site } from '../content/site.ts';

/** A field that only the owner can fill, and has not: empty, or an address under the reserved domain `.example`. */
export function isPlaceholder(value: string): boolean {
  return value === '' || /\.example\b/.test(value);
}

/** Paths of the fields of site.ts that only the owner can fill and has not. */
function findPlaceholders(value: unknown = site, path = 'site'): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => findPlaceholders(child, `${path}.${key}`));
}

/** Lists them; refuses a production deploy (Netlify's `CONTEXT`) while one is left. */
export function reportPlaceholders(): void {
  const missing = findPlaceholders();
  if (missing.length === 0) return;
  const sentence = `${missing.length} fields of src/content/site.ts are for the owner to fill: ${missing.join(', ')}`;
  if (process.env.CONTEXT === 'production') throw new Error(`A production deploy is refused. ${sentence}`);
  console.warn(sentence);
}
