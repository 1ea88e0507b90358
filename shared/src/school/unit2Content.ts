// The activities of Unit 2 as written in shared/content/school, and what the quest reducer needs of them on client and server.

import json from '../../content/school/unit-2.json' with { type: 'json' };
import { type Activity, figureNames, gradeActivity } from '../activities/registry.ts';
import type { QuestContext } from '../quests/reducer.ts';
import type { Unit2Activity } from './unit2Activities.ts';
import { UNIT2_QUEST } from './unit2Quest.ts';

export type Unit2Content = Readonly<Record<string, Activity> & Record<Unit2Activity, Activity>>;

/** A test holds the file to the schema. */
export const UNIT2_CONTENT = json as unknown as Unit2Content;

const activityOf = (ref: string): Activity | undefined =>
  Object.hasOwn(UNIT2_CONTENT, ref) ? UNIT2_CONTENT[ref] : undefined;

/** The most examples that any of its models learns from. */
const MAX_FIGURE = 300;

export const UNIT2_CONTEXT: QuestContext = {
  quest: UNIT2_QUEST,
  items: [],
  lessons: [],
  dialogs: [],
  programs: [],
  grade(ref, answer) {
    const activity = activityOf(ref);
    const grade = activity && gradeActivity(activity, answer);
    // Its points are those of the best try (requirements 4.13), not those of the first.
    return grade && { correct: grade.correct, score: grade.score, wrong: grade.wrong };
  },
  acceptsFigures(figures, ref) {
    const activity = activityOf(ref);
    const given = Object.entries(figures);
    return (
      activity !== undefined &&
      given.length > 0 &&
      given.every(([name, value]) => {
        const most = name === 'test accuracy' ? 1 : MAX_FIGURE;
        return figureNames(activity).has(name) && value >= 0 && value <= most;
      })
    );
  },
};
