// What keeps a learner on a step (lessons.txt 5.2): the message for a press on Continue, or nothing.
import type { TutorialStep } from '@lanternwise/shared/content/pythonLesson';
import { SAY } from './messages.ts';

/** Why Continue waits on this step; undefined where the way is open. `done`: solved now or on an earlier visit. */
export function whyBlocked(step: TutorialStep, done: boolean): string | undefined {
  if (done) return undefined;
  switch (step.kind) {
    case 'matching':
      return SAY.matchFirst;
    case 'practice':
    case 'fix-bug':
      return SAY.tryFirst;
    case 'predict':
      return SAY.answerFirst;
    case 'text':
    case 'example':
    case 'coding':
    case 'video':
    case 'recap':
      return undefined;
  }
}
