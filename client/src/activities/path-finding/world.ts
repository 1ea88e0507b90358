// The garden of the map: the maze of the open window or the one played on foot, else the one built last, or a sign.
import { editGrid } from '@lanternwise/shared/activities/path-finding/editGrid';
import { GARDEN } from '@lanternwise/shared/activities/path-finding/mapNames';
import type { Maze } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { type GridCell, type SearchGrid, sameCell } from '@lanternwise/shared/learning/search/grid';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { t } from '@lingui/core/macro';
import type { CreateFace, Outcome } from '../host/worldFace.ts';
import { type MazeDraft, mazeInHand, mazeStorage, withEdit } from './mazeDraft.ts';
import type { LiveMaze } from './messages.ts';

const levelsOf = ({ activities }: RealmContent): string[] =>
  Object.values(activities)
    .flatMap((activity) => (activity.kind === 'path-finding' ? [activity] : []))
    .sort((a, b) => b.level - a.level)
    .map(({ id }) => id);

async function ownMaze(levels: readonly string[], { cards }: RealmState): Promise<Maze | null> {
  const figures = levels.map((id) => cards[id]).filter((card) => card !== undefined);
  if (figures.length === 0) return null;
  // The search comes with the first maze.
  const { mazeOf } = await import('@lanternwise/shared/activities/path-finding/mazeFigures');
  for (const one of figures) {
    const maze = mazeOf(one);
    if (maze) return maze;
  }
  return null;
}

/** Whether this level is played on the lawn. */
const isPlayed = (id: string, { isOut }: MazeDraft, { activities }: RealmState): boolean =>
  isOut && activities[id]?.correct !== true;

/** A press plants a hedge where none is, and takes it away where one is. */
function press(grid: SearchGrid, cell: GridCell): SearchGrid {
  const isHedge = grid.walls.some((wall) => sameCell(wall, cell));
  return editGrid({ grid, entrance: undefined }, isHedge ? 'remove' : 'wall', cell).grid;
}

type Answer = AnswerOf<'path-finding'>;

interface Search {
  visited: readonly GridCell[];
  path: readonly GridCell[];
  isRunning: boolean;
}

async function searchOf(grid: SearchGrid): Promise<Search> {
  const { searchGrid } = await import('@lanternwise/shared/learning/search/searchGrid');
  const { steps, path = [] } = searchGrid(grid, 'breadth-first');
  return { visited: steps.map(({ visited }) => visited.cell), path: path.map(({ cell }) => cell), isRunning: true };
}

export const world: CreateFace<'path-finding', 'guide-dog', LiveMaze, MazeDraft> = (
  { id, level, check, intro, messages },
  content,
) => {
  const levels = levelsOf(content);
  let search: Search | undefined;
  let startedAt = Date.now();

  const playedMaze = (grid: SearchGrid): LiveMaze => ({
    ...{ grid, entrance: null, waiting: [] },
    ...{ visited: search?.visited ?? [], path: search?.path ?? [] },
  });

  /** The search has been seen to its end: it is the answer, as in the window. */
  async function giveAnswer(grid: SearchGrid, { path }: Search): Promise<Outcome<Answer, MazeDraft>> {
    const { mazeFigures } = await import('@lanternwise/shared/activities/path-finding/mazeFigures');
    const ms = Date.now() - startedAt;
    startedAt = Date.now();
    const isFound = path.length > 0;
    return {
      answers: [{ answer: { walls: [...grid.walls], portals: [...grid.portals] }, ms }],
      ...(isFound && { card: mazeFigures(grid) }),
      hint: isFound ? messages.correct : messages.wrong,
    };
  }

  return {
    mechanic: 'guide-dog',
    draft: () => mazeStorage(id),
    async show({ view, draft, state }) {
      const grid = mazeInHand(level, draft);
      if (!view && grid && isPlayed(id, draft, state)) {
        const game = { isSearching: search?.isRunning ?? false, check, hedge: t`A hedge` };
        return { [GARDEN]: { maze: null, live: playedMaze(grid), sign: t`Your maze`, game } };
      }
      // All levels share one garden: the open one or the one that is played has it, else the last level shows what stays.
      if (!view && (levels[0] !== id || levels.some((one) => isPlayed(one, mazeStorage(one).read(), state))))
        return undefined;
      const maze = await ownMaze(levels, state);
      const sign = view || maze ? t`Your maze` : t`No maze yet: build one with Merrin`;
      return { [GARDEN]: { maze, live: view, sign, game: null } };
    },
    async on(event, { draft, state }) {
      const grid = mazeInHand(level, draft);
      if (!grid || !isPlayed(id, draft, state)) return undefined;
      if (event.kind === 'pressed') {
        if (search?.isRunning) return undefined;
        search = undefined;
        return { draft: withEdit(draft, { grid: press(grid, event) }) };
      }
      if (event.kind === 'sent') {
        search = await searchOf(grid);
        // What the window's pages say of it, before the one on editing.
        const rule = intro.at(-2)?.text;
        return rule === undefined ? {} : { hint: rule };
      }
      if (!search?.isRunning) return undefined;
      search = { ...search, isRunning: false };
      return giveAnswer(grid, search);
    },
  };
};
