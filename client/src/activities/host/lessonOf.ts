// Finds the lesson in which an activity is a level.
import type { RealmContent } from '@lanternwise/shared/content/bundle';

export const lessonOf = ({ lessons }: Pick<RealmContent, 'lessons'>, activity: string): string | undefined =>
  Object.values(lessons).find(
    (lesson) => lesson.kind === 'adventure' && lesson.levels.some((level) => level.activity === activity),
  )?.id;
