// Maps path segments to maps: unknown segments below /Grassroot and /demo fall back to ai-adventure-park.
import { DEFAULT_MAP, DEMO_SLUGS, type MapId, mapFromSegment } from '@lanternwise/shared/constants/realms';

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
