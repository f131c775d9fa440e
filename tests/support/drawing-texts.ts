import type { Text } from './content-texts.ts';

const drawings = import.meta.glob<string>('../../public/images/figures/*.svg', { eager: true, query: '?raw', import: 'default' });

/** Every label in the articles' figures. */
export function drawingTexts(): Text[] {
  return Object.entries(drawings).flatMap(([file, svg]) =>
    [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text = '']) => ({ where: file.replace('../../public/', ''), text })),
  );
}
