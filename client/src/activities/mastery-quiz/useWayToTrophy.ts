// Leads out of the window to the trophy that hangs on the map now, and takes it there.
import { PLINTHS } from '@lanternwise/shared/activities/mastery-quiz/mapNames';
import { overlayClosed } from '../../features/overlays/overlaysSlice.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { interactWhenInRange } from '../../overlay-kit/interactWhenInRange.ts';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';

/** Time for a closing window to release its input lock. */
const UNLOCK_MS = 60;

/** Undefined where none hangs: outside a realm, and once all are won. */
export function useWayToTrophy(): (() => void) | undefined {
  const world = useOptionalWorld();
  const dispatch = useAppDispatch();
  const places = world?.lastPayload('places/changed')?.places ?? [];
  if (!world || !places.some(({ id }) => id === PLINTHS)) return undefined;
  return () => {
    dispatch(overlayClosed());
    setTimeout(() => {
      world.emit('walk/requested', { target: PLINTHS });
      // Subscribed now: the request has just ended the walk before it.
      const stop = world.on('walk/ended', ({ target, arrived }) => {
        if (target !== PLINTHS) return;
        stop();
        if (arrived) interactWhenInRange(world, { id: PLINTHS });
      });
    }, UNLOCK_MS);
  };
}
