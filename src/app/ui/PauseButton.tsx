import type { Ref } from 'react';
import { IconButton } from './IconButton.tsx';

type Props = { ref: Ref<HTMLButtonElement>; playing: boolean; onClick: () => void };

export function PauseButton({ playing, ...button }: Props) {
  return <IconButton icon={playing ? 'pause' : 'play'} label={playing ? 'Mettre en pause' : 'Reprendre le défilement'} {...button} />;
}
