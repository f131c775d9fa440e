import { Icon } from './Icon.tsx';

export function PauseButton({ playing, onClick }: { playing: boolean; onClick: () => void }) {
  return (
    <button type="button" className="btn-round" aria-label={playing ? 'Mettre en pause' : 'Reprendre le défilement'} onClick={onClick}>
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
