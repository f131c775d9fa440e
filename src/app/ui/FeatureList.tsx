import { clsx } from 'clsx';
import './FeatureList.css';

/** A list of what is included. The check marks are CSS only: they add nothing to being in the list. */
export function FeatureList({ features, className }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={clsx('feature-list', className)}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
