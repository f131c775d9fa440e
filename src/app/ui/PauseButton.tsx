import type { Ref } from 'react';
import { IconButton } from './IconButton.tsx';

type Props = { ref: Ref<HTMLButtonElement>; isPlaying: boolean; onClick: () => void; className: string };

export function PauseButton({ isPlaying, ...button }: Props) {
  return <IconButton icon={isPlaying ? 'pause' : 'play'} label={isPlaying ? 'Mettre en pause' : 'Reprendre le défilement'} {...button} />;
}
