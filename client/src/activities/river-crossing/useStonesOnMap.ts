// Shows the stones of the window on the map beside it.
import type { StoneRow } from '@lanternwise/shared/activities/river-crossing/walk';
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';

export interface StonesOnMap {
  /** Name of the stones on the map. */
  id: string;
  rows: readonly StoneRow[];
  banner: string;
  source: string | null;
}

export function useStonesOnMap({ id, rows, banner, source }: StonesOnMap): void {
  const world = useOptionalWorld();
  useEffect(() => {
    world?.emit('mechanic/command', { id, mechanic: 'stepping-stones', command: { rows, banner, source } });
  }, [world, id, rows, banner, source]);
}
