// What each teaching shows at every touch: little scenes of squares on a board of 8 by 4 units. Searches are really searched.
import type { TeachingToy } from '@lanternwise/shared/content/lesson';
import type { GridCell, SearchGrid } from '@lanternwise/shared/learning/search/grid';
import { type SearchMethod, searchGrid } from '@lanternwise/shared/learning/search/searchGrid';

export const BOARD = { cols: 8, rows: 4 } as const;

/** How a square looks. */
export type ToyTone = 'wall' | 'seen' | 'next' | 'way' | 'start' | 'end' | 'one' | 'two' | 'guess' | 'bar' | 'wrong';

export interface ToySquare {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: ToyTone;
}
export type ToyScene = readonly ToySquare[];

const square = ({ row, col }: GridCell, tone: ToyTone): ToySquare => ({ x: col, y: row, width: 1, height: 1, tone });

const GRID: SearchGrid = {
  ...BOARD,
  start: { row: 1, col: 0 },
  end: { row: 1, col: 7 },
  walls: [
    { row: 0, col: 5 },
    { row: 1, col: 5 },
    { row: 2, col: 5 },
    { row: 2, col: 4 },
    { row: 2, col: 3 },
  ],
  portals: [],
};
const GROUND: ToyScene = [
  ...GRID.walls.map((cell) => square(cell, 'wall')),
  square(GRID.start, 'start'),
  square(GRID.end, 'end'),
];
/** Touches in which a search is shown to its end. */
const SEARCH_TOUCHES = 4;

function searchScenes(method: SearchMethod): ToyScene[] {
  const { steps, path = [] } = searchGrid(GRID, method);
  const upTo = (touch: number) => Math.ceil((steps.length * touch) / SEARCH_TOUCHES);
  const scenes = Array.from({ length: SEARCH_TOUCHES + 1 }, (_, touch) => {
    const shown = steps.slice(0, upTo(touch));
    return [
      ...shown.map(({ visited }) => square(visited.cell, 'seen')),
      ...(shown.at(-1)?.frontier ?? []).map((cell) => square(cell, 'next')),
      ...GROUND,
    ];
  });
  const way = path.map(({ cell }) => square(cell, 'way'));
  return [...scenes.slice(0, -1), [...(scenes.at(-1) ?? []), ...way, ...GROUND]];
}

const row = (tones: readonly ToyTone[]): ToyScene =>
  tones.map((tone, col) => ({ x: col + 0.1, y: 1.4, width: 0.8, height: 1.2, tone }));
const bars = (heights: readonly number[], low: number): ToyScene =>
  heights.map((height, at) => ({
    x: at * 2 + 0.4,
    y: BOARD.rows - (height - low) * (3.6 / (4 - low)),
    width: 1.2,
    height: (height - low) * (3.6 / (4 - low)),
    tone: 'bar',
  }));
const HEIGHTS = [3.4, 3.6, 3.5, 3.9];
const dial = (share: number, tone: ToyTone): ToyScene => [
  { x: 0.4, y: 1.6, width: 7.2, height: 0.8, tone: 'wall' },
  { x: 0.4, y: 1.6, width: 7.2 * share, height: 0.8, tone },
];

const first = searchGrid(GRID, 'breadth-first').steps;
const opened = (count: number): ToyScene => [
  ...first.slice(0, count).map(({ visited }) => square(visited.cell, 'seen')),
  ...(first[count - 1]?.frontier ?? []).map((cell) => square(cell, 'next')),
  ...GROUND,
];

const at = (x: number, y: number, tone: ToyTone): ToySquare => ({ x, y, width: 0.8, height: 0.8, tone });
const EXAMPLES: ToyScene = [
  ...[at(5.6, 0.3, 'two'), at(1.2, 2.7, 'one'), at(3.6, 0.2, 'one')],
  ...[at(6.8, 1.7, 'two'), at(0.6, 0.5, 'one'), at(5.4, 2.9, 'two'), at(2, 1.2, 'one')],
];
/** The one without a name takes that of the nearest. */
const named = (count: number, tone?: ToyTone): ToyScene => [
  ...EXAMPLES.slice(0, count),
  ...(tone ? [at(3.2, 1.7, tone)] : []),
  at(3.2, 1.7, 'guess'),
];

/** From untouched to the last touch; then it begins again. */
export const TOY_SCENES: Readonly<Record<TeachingToy, readonly ToyScene[]>> = {
  cells: [GROUND, opened(1), opened(2), opened(3)],
  next: [opened(1), opened(2), opened(4), opened(6)],
  'breadth-first': searchScenes('breadth-first'),
  'depth-first': searchScenes('depth-first'),
  greedy: searchScenes('greedy'),
  pattern: [
    row(['one', 'two', 'one', 'two', 'one']),
    row(['one', 'two', 'one', 'two', 'one', 'guess']),
    row(['one', 'two', 'one', 'two', 'one', 'two', 'guess']),
  ],
  counts: [bars([0.5, 0.5], 0), bars([1.5, 0.5], 0), bars([1.5, 1.5], 0), bars([3.5, 1.5], 0)],
  dial: [dial(0.5, 'seen'), dial(0.95, 'seen'), dial(0.95, 'wrong')],
  bars: [row(['one', 'two', 'two', 'one', 'two', 'one', 'one', 'two']), bars([1, 2.2, 3.6, 1.6], 0)],
  axis: [bars(HEIGHTS, 3.2), bars(HEIGHTS, 0)],
  examples: [named(0), named(1, 'two'), named(3, 'one'), named(7, 'one')],
};
