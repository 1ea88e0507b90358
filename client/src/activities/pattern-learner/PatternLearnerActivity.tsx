// The AI Pattern Learner: intro pages, then the game with six squares.

import type { ActivityProps } from '../kit/activityProps.ts';
import { IntroPages } from '../kit/IntroPages.tsx';
import { PatternGame } from './PatternGame.tsx';

export function PatternLearnerActivity({ activity, submit }: ActivityProps<'pattern-learner'>) {
  return (
    <IntroPages pages={activity.intro} start={activity.start}>
      <PatternGame activity={activity} submit={submit} />
    </IntroPages>
  );
}
