// Plays a data plot: a plot that misleads first, the true one, then the questions.
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { solutionOf } from '@lanternwise/shared/activities/registry';
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'data-plot'> = async (user, activity, wrongFirst) => {
  const right = solutionOf(activity) as AnswerOf<'data-plot'>;
  if (wrongFirst) await expectWrong(user, activity);
  for (const part of ['x', 'y', 'kind', 'axis'] as const) await user.selectOption(`plot:${part}`, right[part]);
  await user.click('check');
  for (const [at, { id }] of activity.questions.entries()) {
    if (at > 0) await user.click('next-question');
    await user.click(`option:${right.picks[id]}`);
  }
  await expectCorrect(user, activity);
};
