import { Icon } from './Icon.tsx';

export function Stars() {
  return (
    <span role="img" aria-label="Cinq étoiles" className="stars">
      <Icon name="star" />
      <Icon name="star" />
      <Icon name="star" />
      <Icon name="star" />
      <Icon name="star" />
    </span>
  );
}
