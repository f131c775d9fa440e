import type { IconName as ContentIcon } from '../../content/types.ts';

/** UnoCSS finds whole class names only. */
const classes = {
  'app-window': 'i-lucide-app-window',
  'arrow-left': 'i-lucide-arrow-left',
  'arrow-right': 'i-lucide-arrow-right',
  award: 'i-lucide-award',
  'badge-check': 'i-lucide-badge-check',
  'book-open': 'i-lucide-book-open',
  bot: 'i-lucide-bot',
  'chart-column': 'i-lucide-chart-column',
  check: 'i-lucide-check',
  filter: 'i-lucide-filter',
  'graduation-cap': 'i-lucide-graduation-cap',
  layers: 'i-lucide-layers',
  lightbulb: 'i-lucide-lightbulb',
  mail: 'i-lucide-mail',
  menu: 'i-lucide-menu',
  'message-square': 'i-lucide-message-square',
  'messages-square': 'i-lucide-messages-square',
  'panels-top-left': 'i-lucide-panels-top-left',
  pause: 'i-lucide-pause',
  phone: 'i-lucide-phone',
  play: 'i-lucide-play',
  server: 'i-lucide-server',
  'shopping-bag': 'i-lucide-shopping-bag',
  sprout: 'i-lucide-sprout',
  terminal: 'i-lucide-terminal',
  x: 'i-lucide-x',
} as const satisfies Record<ContentIcon, string> & Record<string, string>;

export type IconName = keyof typeof classes;

/** A decorative Lucide icon, as large as the text beside it. */
export function Icon({ name }: { name: IconName }) {
  return <span className={classes[name]} aria-hidden="true" />;
}
