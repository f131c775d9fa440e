import { SCENE_SCREEN, WIDE } from '../looks.ts';

export const notFound = {
  'not-found': `grid gap-8 py-32 ${SCENE_SCREEN}`,
  'not-found-scene': `${WIDE} at-330-of-640 lg:col-start-2 lg:self-end`,
  // Keeps room for the text, which stands above the line, before either has arrived.
  'not-found-text': 'stack gap-4 lg:row-start-1 lg:min-h-104',
  // Two lines, in the fallback font as well, which is a little wider: one would just not fit on the narrowest phones.
  'not-found-title': 'max-w-12ch',
};
