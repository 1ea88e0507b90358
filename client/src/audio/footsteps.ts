// Computes when a footstep sound is due: one per stride, with the sound of the ground; wheels sound softly and all the way.
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { Realm } from '@lanternwise/shared/content/realm';

type Ground = Realm['footsteps'];

/** World units between two steps: about three per second at full speed. */
const STRIDE_DISTANCE = 96;
/** Wheels: their sounds follow so closely that they join to a murmur. */
const ROLL_DISTANCE = 42;
/** A larger distance between two positions is a teleport, not a walk. */
const TELEPORT_DISTANCE = 300;
const STEP_GAIN = 0.3;
const ROLL_GAIN = 0.24;
/** Wheels know two kinds of ground. */
const WHEELS: Readonly<Record<Ground, string>> = {
  grass: 'wheels-soft',
  path: 'wheels-soft',
  wood: 'wheels-hard',
  stone: 'wheels-hard',
};
/** The avatar in a wheelchair. */
const ROLLING: AvatarId = 'jax';

export interface Footstep {
  sound: string;
  gain: number;
}

/**
 * Call the returned function with each position of the player; it returns the sound to play, if any.
 * `usual` = the realm's ground where the map names none.
 */
export function createFootsteps(
  usual: Ground,
  avatar: () => AvatarId,
): (position: { x: number; y: number; ground?: Ground | undefined }) => Footstep | undefined {
  let last: { x: number; y: number } | undefined;
  let walked = 0;
  return ({ x, y, ground = usual }) => {
    const moved = last ? Math.hypot(x - last.x, y - last.y) : 0;
    last = { x, y };
    if (moved > TELEPORT_DISTANCE) return undefined;
    walked += moved;
    const rolls = avatar() === ROLLING;
    const distance = rolls ? ROLL_DISTANCE : STRIDE_DISTANCE;
    if (walked < distance) return undefined;
    walked %= distance;
    return rolls ? { sound: WHEELS[ground], gain: ROLL_GAIN } : { sound: `step-${ground}`, gain: STEP_GAIN };
  };
}
