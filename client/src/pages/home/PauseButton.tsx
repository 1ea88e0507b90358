// Pauses and resumes something that moves by itself.
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Pausable } from './usePausable.ts';

export interface PauseButtonProps {
  loop: Pausable;
  pauseLabel: string;
  playLabel: string;
  className?: string;
}

export function PauseButton({ loop, pauseLabel, playLabel, className }: PauseButtonProps) {
  if (!loop.canMove) return null;
  return (
    <IconButton
      label={loop.isRunning ? pauseLabel : playLabel}
      icon={loop.isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      className={className}
      onClick={loop.toggle}
    />
  );
}
