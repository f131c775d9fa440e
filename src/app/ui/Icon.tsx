import { clsx } from 'clsx';
import { iconPaths } from './icon-paths.ts';
import './Icon.css';

export type IconName = keyof typeof iconPaths;

/**
 * A decorative icon, as large as the text beside it. Inlined in the markup: as an image or a mask, each kind of icon would cost the browser
 * a separate SVG document before the first paint.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={clsx('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
