// Which map an address opens: unknown segments below /Grassroot and /demo fall back to ai-adventure-park.
import { DEFAULT_MAP, DEMO_SLUGS, type MapId, mapFromSegment } from '@lanternwise/shared/constants/realms';

/** The map of /Grassroot/<segment>. */
export const grassrootMap = (segment: string | undefined): MapId => mapFromSegment(segment ?? DEFAULT_MAP);

/**
 * The map of /demo/<segment>. Only the demo map and maps with a demo variant open without a plan; every other segment falls back, so
 * that the demo is no way round the subscription. /demo alone opens the park's variant: the demo map's own lessons are still to come,
 * and a first visit must be one that can be finished.
 */
export function demoMap(segment: string | undefined): MapId {
  if (segment === undefined) return DEFAULT_MAP;
  const map = mapFromSegment(segment);
  return map === 'demo' || (Object.values(DEMO_SLUGS) as readonly MapId[]).includes(map) ? map : DEFAULT_MAP;
}
