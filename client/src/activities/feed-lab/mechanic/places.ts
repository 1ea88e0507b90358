// Measures of the feed tower's picture, from its top left corner: its screens, the board beside it, and where posts are shown on both.

export interface TowerPlace {
  /** The middle. */
  x: number;
  y: number;
  size: number;
}

/** The tower's contact with the ground. */
export const GROUND = 245;

/** The glass of the three screens, the top one first. */
export const SCREENS = [
  { x: 60, y: 80, width: 34, height: 22 },
  { x: 53, y: 134, width: 51, height: 30 },
  { x: 45, y: 202, width: 67, height: 31 },
] as const;

/** The first post is on top; the two screens below it have room for two and three. */
export const PLACES_ON_SCREENS: readonly TowerPlace[] = SCREENS.flatMap(({ x, y, width, height }, row) =>
  Array.from({ length: row + 1 }, (_, at) => ({
    x: x + (width * (at + 0.5)) / (row + 1),
    y: y + height / 2,
    size: Math.min(height - 4, width / (row + 1)),
  })),
);

/** Who looks up at the tower, by their feet; bubbles lie to the side of the head. */
export const PEOPLE = [
  { x: -14, y: 296, look: 2, side: 'left' },
  { x: 76, y: 312, look: 4, side: 'right' },
  { x: 168, y: 298, look: 7, side: 'right' },
] as const;

/** `panel` = height without the poles, `header` = the strip with the words. */
export const BOARD = { x: 160, y: 150, width: 100, height: 110, panel: 86, header: 26 } as const;

export const PLACES_ON_BOARD: readonly TowerPlace[] = Array.from({ length: 6 }, (_, at) => ({
  x: BOARD.x + BOARD.width * (0.18 + 0.32 * (at % 3)),
  y: BOARD.y + BOARD.header + 16 + 28 * Math.floor(at / 3),
  size: 26,
}));

/** The tiles on the ground before the tower, by their middles: the posts that can be tapped now. None lies behind the lantern. */
export const TILES = [
  { x: 12, y: 323 },
  { x: 36, y: 359 },
  { x: 112, y: 361 },
  { x: 152, y: 339 },
  { x: 192, y: 313 },
  { x: 216, y: 275 },
] as const;
