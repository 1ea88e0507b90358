// The garden of the map: the maze of the open window with its search, else the one built last, or a sign.
import { GARDEN } from '@lanternwise/shared/activities/path-finding/mapNames';
import type { Maze } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { t } from '@lingui/core/macro';
import type { CreateFace } from '../host/worldFace.ts';
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

export const world: CreateFace<'path-finding', 'guide-dog', LiveMaze> = ({ id }, content) => {
  const levels = levelsOf(content);
  return {
    mechanic: 'guide-dog',
    async show({ view, state }) {
      // All levels share one garden: the open one has it, else the last level shows what stays.
      if (!view && levels[0] !== id) return undefined;
      const maze = await ownMaze(levels, state);
      const sign = view || maze ? t`Your maze` : t`No maze yet: build one with Merrin`;
      return { [GARDEN]: { maze, live: view, sign } };
    },
  };
};
