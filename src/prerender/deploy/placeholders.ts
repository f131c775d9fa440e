/** Tells whether a field is one that the owner still has to fill in: it is empty, or a URL under the reserved domain `.example`. */
export function isPlaceholder(value: string): boolean {
  return value === '' || /\.example(?![\w.-])/.test(value);
}

/** Paths of the fields under `path` that the owner still has to fill in, such as `site.publisher.phone`. */
export function findPlaceholders(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => findPlaceholders(child, `${path}.${key}`));
}
