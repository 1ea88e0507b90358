// Computes when a footstep sound is due: one per stride, with the sound of the realm's ground.
import type { Realm } from '@lanternwise/shared/content/realm';

/** World units between two steps: about three per second at full speed. */
const STRIDE_DISTANCE = 96;
/** A larger distance between two positions is a teleport, not a walk. */
const TELEPORT_DISTANCE = 300;
export const STEP_GAIN = 0.3;

/** Call the returned function with each position of the player; it returns the sound to play, if any. */
export function createFootsteps(
  ground: Realm['footsteps'],
): (position: { x: number; y: number }) => string | undefined {
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
