// Shows the feedback on a checked answer: the message of the activity and the explanations of what is wrong.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import { type Activity, explainAnswer } from '@lanternwise/shared/activities/registry';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { useFeedback } from './feedback/useFeedback.ts';

export interface GradeFeedbackProps {
  activity: Activity;
  grade: Grade;
}

export function GradeFeedback({ activity, grade }: GradeFeedbackProps) {
  const { messages } = activity;
  const { answer } = useFeedback();
  return (
    <AnswerFeedback
      tone={grade.correct ? 'right' : 'wrong'}
      message={grade.correct ? messages.correct : messages.wrong}
      explanations={explainAnswer(activity, answer, grade.wrong)}
    />
  );
}
