// Plays a feed lab: always taps the first post, predicts, tries both ways out and answers.
import { candidatesOf, feedOf } from '@lanternwise/shared/activities/feed-lab/feed';
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'feed-lab'> = async (user, activity, wrongFirst) => {
  const { conclusion, taps } = activity;
  const tapped: string[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    tapped.push(feedOf(activity, tapped)[0]?.id ?? '');
    await user.click('post:0');
  }
  const [next] = candidatesOf(activity, tapped);
  await user.click('mode:mixed');
  await user.click(`predict:${next?.id ?? ''}`);
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
