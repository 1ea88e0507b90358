// The tasks of a realm that somebody asked for, the most urgent first: the teacher of a live lesson, then the link of an assignment.
import type { OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';

export function askedTasks(realm: string, lesson: OwnLiveLesson | null, chosenTask: string | null): string[] {
  const live = lesson?.goal?.realm === realm ? lesson.goal.task : null;
  return [live, chosenTask].filter((task) => task !== null);
}

/** Null without one. */
export const taskAsked = (): string | null => new URLSearchParams(location.search).get('task');

/** After the way there began: a reload must not lead back to it. */
export const forgetTaskAsked = (): void => history.replaceState(history.state, '', location.pathname);
