// Realm ids, play order and exit paths; the list of realms is generated from the folders of shared/content/realms.
import { DEMO_SLUGS, OTHER_REALMS, PLAY_ORDER } from '../../generated/realms.ts';

export { DEMO_SLUGS, PLAY_ORDER };
export const MAP_IDS = [...PLAY_ORDER, ...OTHER_REALMS] as const;
export type MapId = (typeof MAP_IDS)[number];
/** Where the closing ceremony is held: CEREMONY_PATH leads there, and it is in no list of realms to choose from. */
export const CEREMONY_MAP = 'night-garden' satisfies MapId;
export const CEREMONY_PATH = '/ceremony';
/** The realms that one can choose. */
export const LISTED_MAPS: readonly MapId[] = MAP_IDS.filter((id) => id !== CEREMONY_MAP);
/** Lessons outside the realms; their progress is recorded by the same events. */
export const LESSON_PLACES = ['school-unit-2'] as const;
export const PROGRESS_PLACES = [...MAP_IDS, ...LESSON_PLACES] as const;
export type ProgressPlace = (typeof PROGRESS_PLACES)[number];
export const DEFAULT_MAP: MapId = 'ai-adventure-park';

export function isMapId(value: string): value is MapId {
  return (MAP_IDS as readonly string[]).includes(value);
}

export function isProgressPlace(value: string): value is ProgressPlace {
  return (PROGRESS_PLACES as readonly string[]).includes(value);
}

/** The map for a path's last segment; DEFAULT_MAP for unknown segments. */
export function mapFromSegment(segment: string): MapId {
  if (isMapId(segment)) return segment;
  return Object.hasOwn(DEMO_SLUGS, segment) ? DEMO_SLUGS[segment as keyof typeof DEMO_SLUGS] : DEFAULT_MAP;
}

/** The map of /Grassroot/<segment>. */
export const grassrootMap = (segment: string | undefined): MapId => mapFromSegment(segment ?? DEFAULT_MAP);

/**
 * The map of /demo/<segment>; /demo alone opens the demo map. Only it and maps with a demo variant open without a plan; every other
 * segment falls back, so that the demo cannot bypass the subscription.
 */
export function demoMap(segment: string | undefined): MapId {
  if (segment === undefined) return 'demo';
  const map = mapFromSegment(segment);
  return map === 'demo' || (Object.values(DEMO_SLUGS) as readonly MapId[]).includes(map) ? map : DEFAULT_MAP;
}

/** The exit target of `map` when it is played at `path` (spec: platform.txt 4.6, decisions.md "Traps", realms.md "Ends"). */
export function nextPath(map: MapId, path: string): string {
  if (map === CEREMONY_MAP) return '/certificates';
  if (!path.includes('Grassroot')) return '/pricing';
  if (map === 'demo') return '/pricing';
  const order: readonly MapId[] = PLAY_ORDER;
  const at = order.indexOf(map);
  if (at < 0) return '/Grassroot/learning-adventures';
  const next = order[at + 1];
  return next ? `/Grassroot/${next}` : '/certificates';
}
