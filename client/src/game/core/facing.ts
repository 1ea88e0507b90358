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

/** One of eight directions, for figures that are drawn from more than four sides. */
export type Heading = (typeof HEADINGS)[number];

/** Clockwise from the right, as y grows downwards. */
export const HEADINGS = [
  ...(['east', 'south-east', 'south', 'south-west'] as const),
  ...(['west', 'north-west', 'north', 'north-east'] as const),
] as const;
const EIGHTH = Math.PI / 4;
/** How far beyond half an eighth a direction must turn before the heading does, in eighths: no flicker between two. */
const TURN_MARGIN = 0.16;

export function headingFromMovement(dx: number, dy: number, previous: Heading): Heading {
  if (Math.abs(dx) < 1e-3 && Math.abs(dy) < 1e-3) return previous;
  const eighths = Math.atan2(dy, dx) / EIGHTH;
  const turned = eighths - HEADINGS.indexOf(previous);
  // To -4…4, the shorter way round.
  const away = Math.abs(turned - 8 * Math.round(turned / 8));
  return away <= 0.5 + TURN_MARGIN ? previous : (HEADINGS[(Math.round(eighths) + 8) % 8] ?? previous);
}

/** Directions whose pictures show a heading, the truest first: west is east mirrored, a diagonal without a picture is seen from the side. */
export function drawnHeadings(heading: Heading): { name: string; isMirrored: boolean }[] {
  const side = heading.replace(/^(?:north|south)-/, '');
  return [heading, side].flatMap((name) => [
    { name, isMirrored: false },
    { name: name.replace('west', 'east'), isMirrored: name.includes('west') },
  ]);
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
