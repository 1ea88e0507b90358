// Chooses, from the map, the spots where a townsperson uses something: a bench, a stall, a flower bed.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import type { Reachability } from '@lanternwise/shared/maps/checkReachability';
import { cellAt } from '@lanternwise/shared/maps/clearance';
import type { Facing, NpcSpot, Point, Prop, RealmMap } from '@lanternwise/shared/maps/realmMap';

/** A spot on the ground and the direction of the thing that is used there. */
export interface Station extends Point {
  facing: Facing;
}

/** Names of props that people use. */
const USED = new RegExp(
  [
    'bench|stall|cart|booth|kiosk|table|notice-board|fountain|picnic|parasol|vending|shelf|book|easel|telescope|crate|well',
    'flowerbed|planter|topiary|hive|trough|cabbages|pumpkins|hay|sheep|cow|mast|windmill|charging|workshop|greenhouse',
    'inkwell|harp|drum|microphone|chimes|metronome|gramophone|phone|stone|sandcastle|shell|reeds|chess|chart|bar-|bed',
    'conveyor|belt|machine|toy|robot-arm|statue|sundial|clock|board|tower',
  ].join('|'),
);
const MAX_STATIONS = 5;
/** Distance of the feet from the side and from the front of a prop. */
const BESIDE = 22;
const BEFORE = 24;
/** Stations nearer to each other than this are one. */
const MIN_DISTANCE = 40;

/** Units beside a great lantern, and above and below its foot, where it would hide a character or the player talking to them. */
const LANTERN = { beside: 102, above: 124, below: 68 };

const isFreeOfLanterns = (lanterns: RealmMap['lanterns'], at: Point): boolean =>
  lanterns.every(
    ({ x, y }) => Math.abs(at.x - x) >= LANTERN.beside || at.y < y - LANTERN.above || at.y > y + LANTERN.below,
  );

/** The place of the character first, then the things around it, nearest first; only spots within its radius that it can reach. */
export function stationsOf(
  map: Pick<RealmMap, 'props' | 'lanterns'>,
  spot: NpcSpot,
  { grid, reached }: Reachability,
): Station[] {
  const stations: Station[] = [{ x: spot.x, y: spot.y, facing: spot.facing }];
  const isFree = ({ x, y }: Point) =>
    Math.hypot(x - spot.x, y - spot.y) <= spot.radius &&
    isFreeOfLanterns(map.lanterns, { x, y }) &&
    reached[cellAt(grid, { x, y })] === 1 &&
    stations.every((station) => Math.hypot(x - station.x, y - station.y) >= MIN_DISTANCE);
  // A larger character would not fit on routes made for the player.
  if (spot.static || spot.size > PLAYER_SIZE) return stations;
  const used = map.props.filter(({ frame, flat, above }) => USED.test(frame) && !flat && !above);
  for (const prop of used.sort((a, b) => distanceTo(spot, a) - distanceTo(spot, b))) {
    const found = spotsAt(prop).find(isFree);
    if (found) stations.push(found);
    if (stations.length > MAX_STATIONS) break;
  }
  return stations;
}

const distanceTo = (from: Point, { x, y, width }: Prop) => Math.hypot(x + width / 2 - from.x, y - from.y);

/** In front of a prop and on both sides. A prop stands on its bottom-left corner. */
const spotsAt = ({ x, y, width }: Prop): Station[] => [
  { x: x + width / 2, y: y + BEFORE, facing: 'up' },
  { x: x - BESIDE, y: y - 6, facing: 'right' },
  { x: x + width + BESIDE, y: y - 6, facing: 'left' },
];
