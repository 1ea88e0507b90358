// Carries the feed before and after the escape in the figures of its activity, which travel between devices: one topic's number a place.
type Figures = Readonly<Record<string, number>>;

/** Places on the tower's screens. */
export const TOWER_PLACES = 6;
/** More topics than any feed lab has. */
const MAX_TOPICS = 12;
const PREFIXES = { before: 'tower before ', after: 'tower after ' } as const;

export interface TowerFeeds {
  /** Index of each post's main topic in the content, in the order of the feed. */
  before: readonly number[];
  after: readonly number[];
}

export const towerFigures = (feeds: TowerFeeds): Record<string, number> =>
  Object.fromEntries(
    (['before', 'after'] as const).flatMap((when) =>
      feeds[when].slice(0, TOWER_PLACES).map((topic, at) => [`${PREFIXES[when]}${at}`, topic] as const),
    ),
  );

export const isTower = (key: string): boolean => Object.values(PREFIXES).some((prefix) => key.startsWith(prefix));

function read(figures: Figures, prefix: string): number[] | undefined {
  const places = Array.from({ length: TOWER_PLACES }, (_, at) => figures[`${prefix}${at}`] ?? -1);
  return places.every((topic) => Number.isInteger(topic) && topic >= 0 && topic < MAX_TOPICS) ? places : undefined;
}

/** The two feeds; undefined if one is incomplete or out of range. */
export function towerFeeds(figures: Figures): TowerFeeds | undefined {
  if (Object.keys(figures).filter(isTower).length !== 2 * TOWER_PLACES) return undefined;
  const [before, after] = [read(figures, PREFIXES.before), read(figures, PREFIXES.after)];
  return before && after && { before, after };
}
