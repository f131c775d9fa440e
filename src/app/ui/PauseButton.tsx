import { IconButton } from './IconButton.tsx';

export function PauseButton({ playing, onClick }: { playing: boolean; onClick: () => void }) {
  return <IconButton icon={playing ? 'pause' : 'play'} label={playing ? 'Mettre en pause' : 'Reprendre le défilement'} onClick={onClick} />;
}
