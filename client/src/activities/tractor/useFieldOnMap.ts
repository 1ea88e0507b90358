// Shows a run on the map: sends each step to the field's mechanic.
import type { TractorField } from '@lanternwise/shared/activities/tractor/fields';
import type { ShowFrame } from '@lanternwise/shared/activities/tractor/show';
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';

/** Share of the time between two steps in which the tractor moves; the rest it stands. */
const MOVING_SHARE = 0.85;

/** `isCrashed` = the shown step was the last before a crash. */
export function useFieldOnMap(
  field: TractorField,
  frame: ShowFrame | undefined,
  stepMs: number,
  isCrashed: boolean,
): void {
  const world = useOptionalWorld();
  const tractor = frame?.tractor ?? field.layouts[0];
  useEffect(() => {
    if (!tractor) return;
    const { pose, cells } = tractor;
    const command = { cells, pose, ms: frame?.step ? stepMs * MOVING_SHARE : 0, isCrashed };
    world?.emit('mechanic/command', { id: field.id, mechanic: 'tractor-field', command });
  }, [world, field, tractor, frame, stepMs, isCrashed]);
}
