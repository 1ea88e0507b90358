// Grades recorded answers with the rules of the activities, which arrive with the first activity and not with the realm.
import type { gradeActivity } from '@lanternwise/shared/activities/registry';

type GradeActivity = typeof gradeActivity;

let loaded: GradeActivity | undefined;

/** Called by the module that shows activities: no answer can be given before it is loaded. */
export function provideGrader(grade: GradeActivity): void {
  loaded = grade;
}

export const gradeAnswer: GradeActivity = (activity, answer) => {
  if (!loaded) throw new Error(`An answer of "${activity.id}" was recorded before any activity was shown`);
  return loaded(activity, answer);
};
