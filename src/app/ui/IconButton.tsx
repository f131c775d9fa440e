import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Props = Omit<ComponentProps<'button'>, 'className'> & { icon: IconName; label: string };

/** A round icon button. Its label is text rather than an attribute, so that page translators translate it. */
export function IconButton({ icon, label, ...button }: Props) {
  return (
    <button type="button" {...button} className="btn-round">
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
