// Plays a feed lab: always taps the first post, predicts, tries both ways out and answers.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'feed-lab'> = async (user, activity, wrongFirst) => {
  const { conclusion, taps } = activity;
  for (let tap = 0; tap < taps; tap += 1) await user.click('post:0');
  await user.click('candidate:0');
  await user.click('mode:mixed');
  await user.expectDisabled('check');
  await user.click('mode:reset');
  await user.click('mode:mixed');
  if (wrongFirst) {
    await user.click(`conclude:${conclusion.options.find(({ id }) => id !== conclusion.correct)?.id ?? ''}`);
    await expectWrong(user, activity);
  }
  await user.click(`conclude:${conclusion.correct}`);
  await expectCorrect(user, activity);
};
