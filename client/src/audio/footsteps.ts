// When a walking player sounds: one step after each stride, quieter than everything else, by the ground of the realm.
import type { Realm } from '@lanternwise/shared/content/realm';

/** World units between two steps: at full speed about three a second. */
const STRIDE_DISTANCE = 96;
/** A jump farther than this is a new place, not a walk. */
const TELEPORT_DISTANCE = 300;
export const STEP_GAIN = 0.3;

/** Tell it each place of the player; it answers the sound to play now, or nothing. */
export function createFootsteps(ground: Realm['footsteps']): (place: { x: number; y: number }) => string | undefined {
  const sound = `step-${ground}`;
  let last: { x: number; y: number } | undefined;
  let walked = 0;
  return ({ x, y }) => {
    const moved = last ? Math.hypot(x - last.x, y - last.y) : 0;
    last = { x, y };
    if (moved > TELEPORT_DISTANCE) return undefined;
    walked += moved;
    if (walked < STRIDE_DISTANCE) return undefined;
    walked %= STRIDE_DISTANCE;
    return sound;
  };
}
