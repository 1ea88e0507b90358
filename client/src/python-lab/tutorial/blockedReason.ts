// What keeps a learner on a step (lessons.txt 5.2): the message for a press on Continue, or nothing.
import type { TutorialStep } from '@lanternwise/shared/content/pythonLesson';
import { TUTORIAL_MESSAGES } from './tutorialMessages.ts';

/** Why Continue waits on this step; undefined where the way is open. `done`: solved now or on an earlier visit. */
export function blockedReason(step: TutorialStep, done: boolean): string | undefined {
  if (done) return undefined;
  switch (step.kind) {
    case 'matching':
      return TUTORIAL_MESSAGES.matchFirst;
    case 'practice':
    case 'fix-bug':
      return TUTORIAL_MESSAGES.tryFirst;
    case 'predict':
      return TUTORIAL_MESSAGES.answerFirst;
    case 'text':
    case 'example':
    case 'coding':
    case 'video':
    case 'recap':
      return undefined;
  }
}
