// The realms, their play order and the paths that lead between them.

export const PLAY_ORDER = [
  'ai-adventure-park',
  'robo-realm',
  'wonder-vision-valley',
  'think-tank-park',
  'imagination-island',
  'fun-factory-realm',
  'voice-valley-park',
  'safety-star-city',
] as const;

export const MAP_IDS = [...PLAY_ORDER, 'demo', 'python-world'] as const;
export type MapId = (typeof MAP_IDS)[number];
export const DEFAULT_MAP: MapId = 'ai-adventure-park';

/** Demo slugs that open the same map ungated. */
export const DEMO_SLUGS = {
  'ai-adventure-park-demo': 'ai-adventure-park',
  'robo-realm-demo': 'robo-realm',
  'safety-star-city-demo': 'safety-star-city',
} as const satisfies Record<string, MapId>;

export function isMapId(value: string): value is MapId {
  return (MAP_IDS as readonly string[]).includes(value);
}

/** The map a path's last segment names; unknown segments fall back to ai-adventure-park. */
export function mapFromSegment(segment: string): MapId {
  if (isMapId(segment)) return segment;
  return (DEMO_SLUGS as Record<string, MapId>)[segment] ?? DEFAULT_MAP;
}

/** Where the exit of `map` leads when the player walks on `path` (spec: platform.txt 4.6, decisions.md "Traps", realms.md "Ends"). */
export function nextPath(map: MapId, path: string): string {
  if (!path.includes('Grassroot')) return '/pricing';
  if (map === 'python-world') return '/Grassroot/learning-adventures';
  const at = (PLAY_ORDER as readonly MapId[]).indexOf(map);
  const next = at < 0 ? undefined : PLAY_ORDER[at + 1];
  if (next) return `/Grassroot/${next}`;
  return at < 0 ? '/pricing' : '/certificates';
}
