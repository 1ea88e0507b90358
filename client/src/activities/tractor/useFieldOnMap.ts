// Shows a run on the map: brings the field into view beside the window, and sends each step to the field's mechanic.
import type { TractorField } from '@lanternwise/shared/activities/tractor/fields';
import type { ShowFrame } from '@lanternwise/shared/activities/tractor/show';
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';

/** Share of the time between two steps in which the tractor moves; the rest it stands. */
const MOVING_SHARE = 0.85;

/** How much of the screen the window of this lesson covers, from the right or from below. */
function coveredShare(): { right: number; bottom: number } {
  const box = document.querySelector('.lw-dialog-side')?.getBoundingClientRect();
  if (!box) return { right: 0, bottom: 0 };
  const isBelow = box.width > innerWidth * 0.8;
  return isBelow ? { right: 0, bottom: 1 - box.top / innerHeight } : { right: 1 - box.left / innerWidth, bottom: 0 };
}

/** `isCrashed` = the shown step was the last before a crash. */
export function useFieldOnMap(
  field: TractorField,
  frame: ShowFrame | undefined,
  stepMs: number,
  isCrashed: boolean,
): void {
  const world = useOptionalWorld();
  useEffect(() => {
    if (!world) return;
    const frame = () => world.emit('camera/framed', { target: field.id, ...coveredShare() });
    frame();
    window.addEventListener('resize', frame);
    return () => {
      window.removeEventListener('resize', frame);
      world.emit('camera/framed', null);
    };
  }, [world, field]);
  const tractor = frame?.tractor ?? field.layouts[0];
  useEffect(() => {
    if (!tractor) return;
    const { pose, cells } = tractor;
    const command = { cells, pose, ms: frame?.step ? stepMs * MOVING_SHARE : 0, isCrashed };
    world?.emit('mechanic/command', { id: field.id, mechanic: 'tractor-field', command });
  }, [world, field, tractor, frame, stepMs, isCrashed]);
}
