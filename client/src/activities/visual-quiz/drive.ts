// Plays a visual quiz.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'visual-quiz'> = async (user, activity, wrongFirst) => {
  for (const [at, { correct, options }] of activity.rounds.entries()) {
    if (at > 0) await user.click('next');
    if (wrongFirst && at === 0) {
      await user.click(`option:${options.find((option) => option.id !== correct)?.id ?? ''}`);
      await expectWrong(user, activity);
    }
    await user.click(`option:${correct}`);
    await expectCorrect(user, activity);
  }
};
