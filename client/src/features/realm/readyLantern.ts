// Finds the great lantern that the learner can light next: the first of a finished task that stands on the map.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { QuestTask } from '@lanternwise/shared/content/quest';
import { lanternMark } from '@lanternwise/shared/quests/lanterns';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { Place } from '../../bridge/events.ts';

export const readyLantern = (
  { quest }: Pick<RealmContent, 'quest'>,
  state: RealmState,
  places: readonly Place[],
): QuestTask | undefined =>
  quest.tasks.find(
    (task) =>
      lanternMark(task, state) === 'ready' && places.some(({ id, kind }) => kind === 'lantern' && id === task.id),
  );
