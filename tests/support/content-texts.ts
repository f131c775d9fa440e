/** A text that visitors read, and where it is. */
export type Text = { where: string; text: string };

const modules = import.meta.glob<Record<string, unknown>>(['../../src/content/**/*.ts', '!**/types.ts'], { eager: true });

/** Fields whose values are identifiers for the code, never shown. */
const CODES = new Set(['type', 'slug', 'icon', 'color', 'size', 'id', 'heroVariant']);
const ADDRESS = /^(?:\/|https?:|[^\s@]+@[^\s@]+$)/;

/** Every string of src/content that is shown, with its place, such as `home.ts offers items 0 price`. */
export function contentTexts(): Text[] {
  const strings = Object.entries(modules).flatMap(([file, exports]) =>
    Object.values(exports).flatMap((value) => stringsIn(value, file.replace('../../src/content/', ''))),
  );
  return strings.filter(({ text }) => text !== '' && !ADDRESS.test(text));
}

function stringsIn(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !CODES.has(key))
    .flatMap(([key, item]) => stringsIn(item, `${where} ${key}`));
}
