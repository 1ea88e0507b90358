// Where each sprite is on its way to the museum door, and on a stroll, by the time. Pure.
import type { MapRect } from '@lanternwise/shared/maps/realmMap';

export type Area = Pick<MapRect, 'x' | 'y' | 'width' | 'height'>;

/** One sets out after the other, seconds. */
const INTERVAL = 0.45;
/** Units per second. */
const SPEED = 62;
/** The checker looks at each, seconds. */
const LOOK = 0.45;
/** Going in, or away and out of sight, seconds. */
const LEAVE = 0.9;
/** Units into the door. */
const INSIDE = 12;
/** Units aside of those kept out. */
const ASIDE = 44;
/** Hops per second, and their height in units. */
const HOPS = 2.4;
const HOP_HEIGHT = 4;

export interface WalkerPlace {
  x: number;
  /** Where it stands; `lift` is how far it hops over that. */
  y: number;
  lift: number;
  alpha: number;
  /** The checker has decided. */
  isJudged: boolean;
  isFacingLeft: boolean;
}

/** From the maker's door down, along the foot and up to the museum door. */
const legsOf = ({ width, height }: Area): number[] => [height, width, height];

/** Seconds from the first step to the door. */
const secondsToDoor = (area: Area): number => legsOf(area).reduce((sum, leg) => sum + leg, 0) / SPEED;

function onTheWay({ x, y, width, height }: Area, walked: number) {
  if (walked <= height) return { x, y: y + walked };
  if (walked <= height + width) return { x: x + walked - height, y: y + height };
  return { x: x + width, y: y + height - (walked - height - width) };
}

const hop = (seconds: number): number => Math.abs(Math.sin(seconds * HOPS * Math.PI)) * HOP_HEIGHT;
const share = (value: number): number => Math.min(1, Math.max(0, value));

/** `seconds` since the round was called; nobody is seen before setting out or after leaving. */
export function placeOfWalker(area: Area, at: number, seconds: number, isLetIn: boolean): WalkerPlace {
  const own = seconds - at * INTERVAL;
  const toDoor = secondsToDoor(area);
  const door = { x: area.x + area.width, y: area.y };
  if (own < toDoor) {
    const place = onTheWay(area, Math.max(0, own) * SPEED);
    return { ...place, lift: hop(own), alpha: share(own / 0.3), isJudged: false, isFacingLeft: false };
  }
  const gone = share((own - toDoor - LOOK) / LEAVE);
  const aside = isLetIn
    ? { x: door.x, y: door.y - INSIDE * gone }
    : { x: door.x + ASIDE * gone, y: door.y + ASIDE * gone };
  const isMoving = gone > 0 && gone < 1;
  return { ...aside, lift: isMoving ? hop(own) : 0, alpha: 1 - gone ** 2, isJudged: true, isFacingLeft: false };
}

/** Seconds until the last one has gone in or away. */
export const walkSeconds = (area: Area, count: number): number =>
  secondsToDoor(area) + LOOK + LEAVE + Math.max(0, count - 1) * INTERVAL;

/** `below` = from the foot of the area to the first row, which leaves room for the sign. */
const CROWD = { pitch: 20, columns: 5, below: 60 } as const;

/** Without motion: those let in stand beside the door, the others beside the maker's; `rank` counts within each group. */
export function placeInCrowd({ x, y, width, height }: Area, rank: number, isLetIn: boolean): WalkerPlace {
  const [column, row] = [rank % CROWD.columns, Math.floor(rank / CROWD.columns)];
  const first = isLetIn ? x + width / 2 + CROWD.pitch : x - width / 2;
  return {
    x: first + column * CROWD.pitch,
    y: y + height + CROWD.below + row * CROWD.pitch,
    ...{ lift: 0, alpha: 1, isJudged: true, isFacingLeft: false },
  };
}

/** Spreads whole numbers evenly over 0–1 (multiples of the golden ratio). */
const spread = (at: number): number => (at * 0.618_034) % 1;

/** To and fro in the area, each on its own line; `seconds` 0 = standing where it begins. */
export function placeOnStroll(area: Area, at: number, count: number, seconds: number): WalkerPlace {
  const pace = (10 + 12 * spread(at + 3)) / Math.max(1, area.width);
  const phase = (spread(at) * 2 + seconds * pace) % 2;
  const isFacingLeft = phase > 1;
  return {
    x: area.x + area.width * (isFacingLeft ? 2 - phase : phase),
    y: area.y + (area.height * (at + 0.5)) / Math.max(1, count),
    lift: seconds === 0 ? 0 : hop(seconds + at * 0.37) * 0.6,
    ...{ alpha: 1, isJudged: false, isFacingLeft },
  };
}
