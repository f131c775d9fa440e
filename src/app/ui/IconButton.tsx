import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Props = ComponentProps<'button'> & { icon: IconName; label: string };

/** A button whose look is its caller's. Its label is text rather than an attribute, so that page translators translate it. */
export function IconButton({ icon, label, ...button }: Props) {
  return (
    <button type="button" {...button}>
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
