// Lets the sprites of the last round walk to the museum door on the map beside the window.
import type { SpriteWalker } from '@lanternwise/shared/activities/sprite-duel/duel';
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';

/** The object on the map. */
export const WALK = 'museum-walk';

export function useWalkOnMap(walkers: readonly SpriteWalker[] | undefined, sign: string): void {
  const world = useOptionalWorld();
  useEffect(() => {
    if (walkers) world?.emit('mechanic/command', { id: WALK, mechanic: 'sprite-walk', command: { walkers, sign } });
  }, [world, walkers, sign]);
}
