import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Props = ComponentProps<'button'> & { icon: IconName; label: string };

/** An icon button, a round one as a rule. Its label is text rather than an attribute, so that page translators translate it. */
export function IconButton({ icon, label, className = 'btn-round', ...button }: Props) {
  return (
    <button type="button" {...button} className={className}>
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
