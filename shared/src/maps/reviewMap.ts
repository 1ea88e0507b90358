// Reviews a map that a learner made in Tiled: which points of a map maker's checklist it fulfils, and what is missing.
import { checkBoards } from './checkBoards.ts';
import { checkBounds, checkSize } from './checkBounds.ts';
import { checkOverlaps } from './checkOverlaps.ts';
import { checkPassages } from './checkPassages.ts';
import { checkSpawn, checkTargets, computeReachability } from './checkReachability.ts';
import { checkReferences } from './checkReferences.ts';
import type { MapUse } from './mapNames.ts';
import { type MapLoaders, parseRealmMap } from './parseRealmMap.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';

/** What can be seen in a map's file. */
export const MAP_POINTS = ['size', 'ways', 'start', 'people', 'things', 'exit', 'all'] as const;
export type MapPoint = (typeof MAP_POINTS)[number];

/** Larger maps would only be refused for their size, after minutes of work. */
const MAX_SIDE = 200;
const MAX_OBJECTS = 6000;
/** Far outside of every world; keeps arithmetic on hostile coordinates finite. Units. */
const MAX_COORDINATE = 1_000_000;

export type MapReview =
  /** The file cannot be reviewed; `refused` says why. */
  { refused: string } | { map: RealmMap; problems: MapProblem[]; missing: Record<MapPoint, string[]> };

/** `text` is the file's content; `uses` are the names that content uses of this map, where it is the map of a realm that we know. */
export function reviewMap(name: string, text: string, loaders: MapLoaders, uses?: readonly MapUse[]): MapReview {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return {
      refused: 'This file is no Tiled map. In Tiled, choose File > Save As and the type "JSON map files (*.tmj)".',
    };
  }
  const size = sizeProblem(raw);
  if (size) return { refused: size };
  const { map, problems } = parseRealmMap(name, raw, loaders);
  if (!map) return { refused: problems.map(sentenceOf).join(' ') };
  const far = [map.spawn, ...map.walls, ...map.props, ...map.npcs, ...map.collectibles, ...map.exits].find(isFar);
  if (far) return { refused: `Object ${far.object} lies far outside the map. Delete it and save the map again.` };
  return reviewParsed(map, problems, uses);
}

const isFar = ({ x, y, ...rest }: { x: number; y: number; width?: number; height?: number }) =>
  [x, y, rest.width ?? 0, rest.height ?? 0].some((value) => Math.abs(value) > MAX_COORDINATE);

/** Tells from the raw file whether a review would take too long; undefined if not, or if it is no map at all. */
function sizeProblem(raw: unknown): string | undefined {
  const { width, height, layers } = (raw ?? {}) as { width?: unknown; height?: unknown; layers?: unknown };
  if (Number(width) > MAX_SIDE || Number(height) > MAX_SIDE)
    return `This map is larger than ${MAX_SIDE} by ${MAX_SIDE} tiles. Realms are 72 by 48: change it with Map > Resize Map.`;
  const objects = Array.isArray(layers) ? layers.flatMap((layer) => layer?.objects ?? []) : [];
  return objects.length > MAX_OBJECTS
    ? `This map has ${objects.length} objects; more than ${MAX_OBJECTS} make a realm slow. Delete some of them.`
    : undefined;
}

function reviewParsed(map: RealmMap, parsed: MapProblem[], uses: readonly MapUse[] | undefined): MapReview {
  const reachability = computeReachability(map);
  const passages = checkPassages(map);
  const spawn = checkSpawn(map, reachability);
  const unreachable = checkTargets(map, reachability);
  const overlaps = checkOverlaps(map);
  const references = checkReferences(map, uses);
  const size = checkSize(map);
  const problems = [
    ...parsed,
    ...size,
    ...spawn,
    ...unreachable,
    ...passages,
    ...checkBounds(map),
    ...overlaps,
    ...checkBoards(map),
    ...references,
  ];
  const about = (list: readonly MapProblem[], things: readonly { object: number }[]) =>
    list.filter(({ object }) => things.some((thing) => thing.object === object)).map(sentenceOf);
  const things = [...map.collectibles, ...map.npcs, ...map.shops, ...map.zones];
  return {
    map,
    problems,
    missing: {
      size: size.map(sentenceOf),
      ways: passages.map(sentenceOf),
      start: spawn.map(sentenceOf),
      people: atLeastOne(map.npcs, 'npc', about([...overlaps, ...references], map.npcs)),
      things: atLeastOne(map.collectibles, 'collectible', [
        ...about(unreachable, things),
        ...about(references, map.collectibles),
      ]),
      exit: atLeastOne(map.exits, 'exit', about([...unreachable, ...references], map.exits)),
      all: problems.map(sentenceOf),
    },
  };
}

const atLeastOne = (things: readonly unknown[], kind: string, others: string[]): string[] =>
  things.length > 0 ? others : [`There is no ${kind} yet. Add a point object of class "${kind}".`];

/** The problem as a sentence with the place to look for it in Tiled. */
function sentenceOf({ object, at, message }: MapProblem): string {
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}${message.endsWith('?') ? '' : '.'}`;
  if (object === undefined) return sentence;
  return at
    ? `Object ${object} at (${Math.round(at.x)}, ${Math.round(at.y)}): ${sentence}`
    : `Object ${object}: ${sentence}`;
}
