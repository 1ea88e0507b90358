// Unit 2 as a quest: four activities in any order, recorded, scored and reported as those of a realm are.
import type { ProgressPlace } from '../constants/realms.ts';
import type { QuestRules, QuestTask } from '../content/quest.ts';
import { scoreRealm } from '../quests/score.ts';
import type { RealmState } from '../quests/state.ts';
import { isTaskDone } from '../quests/tasks.ts';
import { UNIT2_ACTIVITIES, UNIT2_TITLES, type Unit2Activity } from './unit2Activities.ts';

export const UNIT2_PLACE = 'school-unit-2' satisfies ProgressPlace;
export const UNIT2_TITLE = 'School Class X, Unit 2';
/** Reached when all four activities are completed. */
export const UNIT2_END = 'unit-2-end';

export const unit2Task = (activity: Unit2Activity): QuestTask => ({
  id: activity,
  title: UNIT2_TITLES[activity],
  steps: [
    {
      id: `${activity}-completed`,
      title: UNIT2_TITLES[activity],
      on: { kind: 'activity-answered', ref: activity },
      needs: [],
    },
  ],
});

export const UNIT2_QUEST: QuestRules = {
  tasks: UNIT2_ACTIVITIES.map(unit2Task),
  rules: [],
  exit: { id: UNIT2_END, hint: '' },
  graded: [...UNIT2_ACTIVITIES],
};

export const completedActivities = (state: RealmState): Unit2Activity[] =>
  UNIT2_ACTIVITIES.filter((activity) => isTaskDone(unit2Task(activity), state));

/** 0–100: the mean of the best tries of all four. */
export const unit2Score = (state: RealmState): number => scoreRealm(UNIT2_QUEST, state).score;
