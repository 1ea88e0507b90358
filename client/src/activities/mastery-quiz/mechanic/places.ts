// Where the forty plinths stand: four arcs around the sound's source, like waves that spread from it, filled from the inside out.

interface PlinthPlace {
  /** The middle of the foot, from the top left corner of the mechanic's rectangle. */
  x: number;
  y: number;
}

/** The source of the sound, at the lower edge of the rectangle. */
const SOURCE = { x: 180, y: 204 } as const;

/** Plinths and radii of each arc, the innermost first. */
const ARCS = [
  { count: 7, across: 66, up: 52 },
  { count: 9, across: 99, up: 90 },
  { count: 11, across: 132, up: 128 },
  { count: 13, across: 165, up: 166 },
] as const;

/** How far an arc's ends are above the horizontal, radians. */
const END_ANGLE = 0.2;

/** In the order in which they are filled. */
export const PLINTHS: readonly PlinthPlace[] = ARCS.flatMap(({ count, across, up }) =>
  Array.from({ length: count }, (_, at) => {
    const angle = Math.PI - END_ANGLE - ((Math.PI - 2 * END_ANGLE) * at) / (count - 1);
    return { x: SOURCE.x + across * Math.cos(angle), y: SOURCE.y - up * Math.sin(angle) };
  }),
);

/** A plinth's picture and the ground on which nobody walks; `top` is the height of its top over the foot. */
export const PLINTH = { width: 26, height: 24, top: 16, foot: { width: 18, height: 8 } } as const;

/** A trophy that has just been won lands from this height, units, within this time, seconds. */
const FALL = 34;
const FALL_SECONDS = 0.7;

/** Height over its place of a trophy that was won this many seconds ago: it falls and bounces once. */
export function heightAfter(seconds: number): number {
  const share = Math.min(1, Math.max(0, seconds / FALL_SECONDS));
  if (share < 0.6) return FALL * (1 - (share / 0.6) ** 2);
  const bounce = (share - 0.6) / 0.4;
  return share >= 1 ? 0 : FALL * 0.7 * bounce * (1 - bounce);
}

export const hasLanded = (seconds: number): boolean => seconds >= FALL_SECONDS;
