// Crosses the river on the broadest stones; stopping halfway is wrong.
import { ROWS } from '@lanternwise/shared/activities/kit/words/nextWords';
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'river-crossing'> = async (user, activity, wrongFirst) => {
  await layBet(user, 'stone:0', activity);
  if (wrongFirst) {
    await expectWrong(user, activity);
    await user.click('restart');
    await user.click('stone:0');
  }
  for (let row = 1; row < ROWS; row += 1) await user.click('stone:0');
  await expectCorrect(user, activity);
};
