// Computes the facing of a character and the frame of its walk or idle row.
import { NPC_FRAME_SECONDS, PLAYER_FRAME_SECONDS, PLAYER_FRAMES } from '@lanternwise/shared/constants/movement';
import type { Facing } from '@lanternwise/shared/maps/realmMap';

/** Rows of an avatar's sprite sheet, top to bottom. */
export const AVATAR_ROWS = ['up', 'left', 'down', 'right', 'idle'] as const;
/** Seconds of standing still before the idle row plays. */
const IDLE_AFTER_SECONDS = 1.5;

/** The dominant axis decides; on a diagonal the previous facing is kept to avoid flicker. */
export function facingFromMovement(dx: number, dy: number, previous: Facing): Facing {
  const across = Math.abs(dx);
  const along = Math.abs(dy);
  if (across < 1e-3 && along < 1e-3) return previous;
  const sideways: Facing = dx < 0 ? 'left' : 'right';
  const lengthways: Facing = dy < 0 ? 'up' : 'down';
  if (Math.abs(across - along) < 0.15 * Math.max(across, along)) {
    if (previous === sideways || previous === lengthways) return previous;
  }
  return across > along ? sideways : lengthways;
}

/** Frame number in the avatar's 9×5 sheet. `seconds` = time in the current pose. */
export function avatarFrame(facing: Facing, walking: boolean, seconds: number): number {
  const count = Math.floor(seconds / PLAYER_FRAME_SECONDS);
  if (walking) return AVATAR_ROWS.indexOf(facing) * PLAYER_FRAMES + (count % PLAYER_FRAMES);
  if (facing === 'down' || seconds > IDLE_AFTER_SECONDS)
    return AVATAR_ROWS.indexOf('idle') * PLAYER_FRAMES + (count % PLAYER_FRAMES);
  return AVATAR_ROWS.indexOf(facing) * PLAYER_FRAMES;
}

/** Frame index in a looping row of `count` frames. */
export function loopFrame(seconds: number, count: number, frameSeconds: number = NPC_FRAME_SECONDS): number {
  return count <= 0 ? 0 : Math.floor(seconds / frameSeconds) % count;
}
