// Crosses the river on the broadest stones; stopping halfway is wrong.
import { ROWS } from '@lanternwise/shared/activities/kit/words/nextWords';
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'river-crossing'> = async (user, activity, wrongFirst) => {
  await user.click(`predict:${activity.predict.correct}`);
  if (wrongFirst) {
    await user.click('stone:0');
    await expectWrong(user, activity);
    await user.click('restart');
  }
  for (let row = 0; row < ROWS; row += 1) await user.click('stone:0');
  await expectCorrect(user, activity);
};
