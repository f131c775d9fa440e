import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Props = Omit<ComponentProps<'button'>, 'className'> & { icon: IconName; label: string };

/** A round button that shows an icon. Its name is text and not an attribute: translators of pages read text. */
export function IconButton({ icon, label, ...button }: Props) {
  return (
    <button type="button" {...button} className="btn-round">
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
