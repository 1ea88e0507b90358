// Shows the feedback on a checked answer: the message of the activity and the explanations of what is wrong.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import { type Activity, explainAnswer } from '@lanternwise/shared/activities/registry';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { useFeedback } from './feedback/useFeedback.ts';

export interface GradeFeedbackProps {
  activity: Activity;
  /** Of views that are shown outside an activity; inside one, what was checked is explained. */
  answer: unknown;
  grade: Grade;
}

export function GradeFeedback({ activity, answer, grade }: GradeFeedbackProps) {
  const { messages } = activity;
  const checked = useFeedback().answer ?? answer;
  return (
    <AnswerFeedback
      tone={grade.correct ? 'right' : 'wrong'}
      message={grade.correct ? messages.correct : messages.wrong}
      explanations={explainAnswer(activity, checked, grade.wrong)}
    />
  );
}
