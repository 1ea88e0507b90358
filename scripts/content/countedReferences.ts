// Checks that a task counts the first tries of every activity that its lessons ask: otherwise trying all options gives stars.
import { asksSomething } from '../../shared/src/activities/registry.ts';
import { type Issue, issueAt } from './issue.ts';
import { lessonActivities } from './lessonActivities.ts';
import type { LoadedRealm } from './loadRealm.ts';

/** Issues where `counted` of a task is not exactly what its lessons ask and no step of it does. */
export function countedIssues({ content, sources }: LoadedRealm): Issue[] {
  const { quest, lessons, activities } = content;
  return quest.tasks.flatMap((task, at) => {
    const inSteps = task.steps.flatMap(({ on }) => (on.kind === 'activity-answered' ? [on.ref] : []));
    const asked = task.steps
      .flatMap(({ on }) => (on.kind === 'lesson-finished' ? (lessons[on.ref] ?? []) : []))
      .flatMap(lessonActivities)
      .flatMap(({ id, isExtra }) => (isExtra || inSteps.includes(id) ? [] : [id]))
      .filter((id) => {
        const activity = activities[id];
        return activity !== undefined && asksSomething(activity);
      });
    const counted = task.counted ?? [];
    if ([...new Set(asked)].sort().join() === [...counted].sort().join()) return [];
    const message = `expected "counted" to name what the lessons of the task ask (${asked.join(', ') || 'nothing'}), found (${counted.join(', ') || 'nothing'})`;
    return [issueAt(sources.quest, ['tasks', at, 'id'], message)];
  });
}
