// Remembers in this tab which live lesson and which goal were already announced, so that a new page does not announce them again.
import type { OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { STORAGE_KEYS } from '../../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../../lib/storage/schemas.ts';
import { sessionStorageArea } from '../../../lib/storage/storageArea.ts';
import { storedValue } from '../../../lib/storage/storedValue.ts';

interface LessonSeen {
  lesson: string;
  /** `goalKey` of the goal; empty without one. */
  goal: string;
}

const schema: Schema<LessonSeen> = (value) =>
  isRecord(value) && typeof value.lesson === 'string' && typeof value.goal === 'string'
    ? { lesson: value.lesson, goal: value.goal }
    : undefined;
const stored = storedValue<LessonSeen | undefined>(STORAGE_KEYS.lessonSeen, schema, {
  fallback: undefined,
  area: sessionStorageArea,
});

export const goalKey = ({ goal }: Pick<OwnLiveLesson, 'goal'>): string =>
  goal ? `${goal.realm}/${goal.task ?? ''}` : '';

export const isLessonSeen = ({ id }: OwnLiveLesson): boolean => stored.read()?.lesson === id;
export const isGoalSeen = (lesson: OwnLiveLesson): boolean =>
  isLessonSeen(lesson) && stored.read()?.goal === goalKey(lesson);

export const rememberLesson = (lesson: OwnLiveLesson): void =>
  void stored.write({ lesson: lesson.id, goal: goalKey(lesson) });
