/** A text that people read, and where it stands. */
export type Text = { where: string; text: string };

const modules = import.meta.glob<Record<string, unknown>>(['../../src/content/**/*.ts', '!**/types.ts', '!**/articles/index.ts'], {
  eager: true,
});

/** Fields whose values are names for the code, never shown. */
const CODES = new Set(['type', 'slug', 'icon', 'color', 'size', 'id', 'heroVariant']);
const ADDRESS = /^(?:\/|https?:|[^\s@]+@[^\s@]+$)/;

/** Every string of src/content that is shown, with its path, such as `home.ts offers.items.0.price`. */
export function contentTexts(): Text[] {
  return Object.entries(modules).flatMap(([file, exports]) =>
    Object.values(exports).flatMap((value) => textsIn(value, `${file.replace('../../src/content/', '')} `)),
  );
}

function textsIn(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return value === '' || ADDRESS.test(value) ? [] : [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !CODES.has(key))
    .flatMap(([key, item]) => textsIn(item, where.endsWith(' ') ? where + key : `${where}.${key}`));
}
