// Trains and tests the meter: every other caption of the test is funny, the threshold calls all ten, and five of them are right.
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'laugh-meter'> = async (user, activity, wrongFirst) => {
  for (const [at, { id }] of activity.test.entries()) await user.click(`label:${id}:${at % 2 === 0}`);
  const [first] = activity.test;
  if (first) await user.click(`words:${first.id}`);
  await layBet(user, 'loose', activity);
  const right = Math.ceil(activity.test.length / 2);
  if (wrongFirst) {
    await user.click(`read:${activity.test.length}`);
    await expectWrong(user, activity);
  }
  await user.click(`read:${right}`);
  await expectCorrect(user, activity);
};
