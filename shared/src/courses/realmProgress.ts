// Sums up a learner's state of one realm: percentage, stars, score, tasks and lanterns.
import type { MapId } from '../constants/realms.ts';
import type { Quest } from '../content/quest.ts';
import { countLanterns, type LanternFigures } from '../quests/lanterns.ts';
import { scoreRealm } from '../quests/score.ts';
import type { RealmState } from '../quests/state.ts';
import { isTaskDone } from '../quests/tasks.ts';

export interface RealmProgress {
  realm: MapId;
  entered: boolean;
  completed: boolean;
  /** Percentage of steps that are done; 100 only after the exit. */
  percent: number;
  stars: number;
  score: number;
  tasks: readonly { id: string; done: boolean }[];
  lanterns: LanternFigures;
}

export function realmProgress(quest: Quest, state: RealmState): RealmProgress {
  const steps = quest.tasks.flatMap((task) => task.steps);
  const done = steps.filter((step) => state.done.includes(step.id)).length;
  const share = steps.length === 0 ? 0 : Math.floor((done / steps.length) * 100);
  const { stars, score } = scoreRealm(quest, state);
  return {
    realm: quest.realm,
    entered: state.entered,
    completed: state.completed,
    percent: state.completed ? 100 : Math.min(99, share),
    stars,
    score,
    tasks: quest.tasks.map((task) => ({ id: task.id, done: isTaskDone(task, state) })),
    lanterns: countLanterns(quest, state),
  };
}
