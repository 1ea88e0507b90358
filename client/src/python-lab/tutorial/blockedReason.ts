// What keeps a learner on a step (lessons.txt 5.2): the message for a press on Continue, or nothing.
import type { TutorialStep } from '@lanternwise/shared/content/pythonLesson';
import { findVideo } from '../video/videos.ts';
import { TUTORIAL_MESSAGES } from './tutorialMessages.ts';

/** Whether a step asks for something that can be passed: until then its own button is the primary one, not Continue. */
export function hasTask(step: TutorialStep): boolean {
  switch (step.kind) {
    case 'coding':
    case 'practice':
    case 'fix-bug':
      return step.checks.length > 0;
    case 'matching':
    case 'predict':
      return true;
    case 'video':
      // Without a video there is its story to read, and no button.
      return findVideo(step.video).sources.length > 0;
    case 'text':
    case 'example':
    case 'recap':
      return false;
  }
}

/** Why Continue waits on this step; undefined where the way is open. `done`: solved now or on an earlier visit; `hasOutput`: a run printed something. */
export function blockedReason(step: TutorialStep, done: boolean, hasOutput: boolean): string | undefined {
  if (done) return undefined;
  switch (step.kind) {
    case 'matching':
      return TUTORIAL_MESSAGES.matchFirst;
    case 'practice':
    case 'fix-bug':
      return hasOutput ? undefined : TUTORIAL_MESSAGES.tryFirst;
    case 'text':
    case 'example':
    case 'coding':
    case 'predict':
    case 'video':
    case 'recap':
      return undefined;
  }
}
