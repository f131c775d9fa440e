import type { ContentIcon } from '../../content/types.ts';

/** Icon outlines to stroke, on a 24-unit grid: after Lucide (https://lucide.dev, ISC licence), one path each, with square corners. */
export const iconPaths = {
  'app-window': 'M2 4h20v16H2zM10 4v4M2 8h20M6 4v4',
  'arrow-left': 'm12 19-7-7 7-7m7 7H5',
  'arrow-right': 'M5 12h14m-7-7 7 7-7 7',
  'badge-check': 'm12 2 3 3h4v4l3 3-3 3v4h-4l-3 3-3-3H5v-4l-3-3 3-3V5h4zm4 7-5.5 5.5L8 12',
  bot: 'M12 8V4H8M4 8h16v12H4zM2 14h2m16 0h2m-7-1v2m-6-2v2',
  check: 'm4 11 7 8L24-4',
  filter: 'M22 3H2l8 9.5V19l4 2v-8.5z',
  mail: 'M2 4h20v16H2zm20 3-10 6L2 7',
  menu: 'M4 5h16M4 12h16M4 19h16',
  'message-square': 'M2 3h20v16H6l-4 4z',
  'panels-top-left': 'M3 3h18v18H3zm0 6h18M9 21V9',
  pause: 'M14 3h5v18h-5zM5 3h5v18H5z',
  phone: 'M3 3h5l2 5-3 2a14 14 0 0 0 7 7l2-3 5 2v5A18 18 0 0 1 3 3',
  play: 'M5 3v18l15-9z',
  'shopping-bag': 'M3 6h18M6 2h12l3 4v16H3V6zm10 8a4 4 0 0 1-8 0',
  sprout:
    'M14 9.5V7a4 4 0 0 1 4-4h1.5a1 1 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4m1 12h14',
  x: 'M18 6 6 18M6 6l12 12',
} as const satisfies Record<ContentIcon, string> & Record<string, string>;
