// Plays the dice cave: a hot run, a cold one, then one of two words only; the cold run never has more variety.
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'dice-samples'> = async (user, activity, wrongFirst) => {
  await user.click('hot');
  await layBet(user, 'run', activity);
  await user.click('cold');
  await user.click('run');
  await user.click('few');
  await user.click('run');
  if (wrongFirst) {
    await user.click('read:cold');
    await expectWrong(user, activity);
  }
  await user.click('read:hot');
  await expectCorrect(user, activity);
};
