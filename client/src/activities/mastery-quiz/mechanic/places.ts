// Where the forty plinths stand, in four arcs like waves that spread from a sound, and where the next trophy hangs.

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

/** Ten on the meadow between the plinths and the paths, ten before the singing cave, twenty on a walk through the whole valley. */
const MEADOW = '180,204 -50,20 -20,110 80,250 310,262 380,140 330,-80 -40,200 250,250 130,292';
const CAVE = '-220,-70 -20,-70 -120,-20 -190,75 -290,20 -370,90 -220,145 -100,60 20,-70 -60,-50';
const VALLEY =
  '420,-75 610,20 780,-75 990,-80 1310,-50 1188,4 1440,40 1440,260 1180,140 990,190 ' +
  '804,270 980,600 1124,576 1370,620 1390,750 866,756 760,630 590,900 330,730 180,630';

const pointsOf = (list: string): { x: number; y: number }[] =>
  list.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x, y };
  });

const HANGING = [
  { until: 10, places: pointsOf(MEADOW) },
  { until: 20, places: pointsOf(CAVE) },
  { until: Number.POSITIVE_INFINITY, places: pointsOf(VALLEY) },
] as const;

/** Every place at which a trophy may hang, from the top left corner of the rectangle. */
export const HANGING_PLACES: readonly { x: number; y: number }[] = HANGING.flatMap(({ places }) => places);

/** After each answer it hangs somewhere else, so that no two questions come in a row. */
export function hangingPlace(won: number, answers: number): { x: number; y: number } {
  const places = HANGING.find(({ until }) => won < until)?.places ?? [];
  return places[answers % places.length] ?? { x: 0, y: 0 };
}
