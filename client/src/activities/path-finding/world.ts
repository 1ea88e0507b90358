// Shows the maze that the learner built on the map, from the figures of the last path finding level with one; a sign says when there is none.
import type { Maze } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { t } from '@lingui/core/macro';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';

/** The object on the map. */
const GARDEN = 'own-maze';

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

/** Returns the unsubscribe function. */
export function connectOwnMaze({ bus, store, content }: RealmContext): () => void {
  const levels = levelsOf(content);
  if (levels.length === 0) return () => undefined;
  let isStopped = false;
  const emit = async () => {
    if (isWorldHidden(store)) return;
    const state = getRealmState(store, content);
    const maze = await ownMaze(levels, state);
    if (isStopped || getRealmState(store, content) !== state) return;
    const sign = maze ? t`Your maze` : t`No maze yet: build one with Merrin`;
    bus.emit('mechanic/command', { id: GARDEN, mechanic: 'guide-dog', command: { maze, sign } });
  };
  void emit();
  const stop = observeRealm({ store, content }, () => void emit());
  return () => {
    isStopped = true;
    stop();
  };
}
