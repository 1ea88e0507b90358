// Shows the sentences of an open window on the map beside it, as parrots speak them.
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import type { FlyingSentence } from './messages.ts';

/** The object on the map. */
const PARROTS = 'truth-parrots';

export function useParrots(sentences: readonly FlyingSentence[], pads: { true: string; false: string } | null): void {
  const world = useOptionalWorld();
  useCameraBeside(PARROTS);
  const command = JSON.stringify({ sentences, pads });
  useEffect(() => {
    world?.emit('mechanic/command', { id: PARROTS, mechanic: 'speech-bubbles', command: JSON.parse(command) });
  }, [world, command]);
}
