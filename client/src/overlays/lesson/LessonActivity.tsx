// An activity of a lesson, by its id; its answers and figures are recorded.
import { ActivityRunner } from '../../activities/host/ActivityRunner.tsx';
import type { LessonProgress } from './useLessonProgress.ts';

export function LessonActivity({ id, tools }: { id: string; tools: LessonProgress }) {
  const activity = tools.findActivity(id);
  if (!activity) return null;
  return (
    <ActivityRunner
      key={id}
      activity={activity}
      onAnswered={(answered) => tools.recordAnswer(id, answered)}
      onReport={(figures) => tools.recordFigures(id, figures)}
    />
  );
}
