// Plays the AI Pattern Learner: with squares missing first, then red and blue in turns.
import type { ActivityDriver } from '../kit/drive.ts';

export const drive: ActivityDriver<'pattern-learner'> = async (user, activity) => {
  // The squares are in the hands at once; the pages go away afterwards.
  await user.click('square:0');
  for (let page = 1; page < activity.intro.length; page += 1) await user.click('next');
  await user.click('start');
  await user.click('predict');
  await user.expectText(activity.messages.wrong);
  for (const at of [1, 2, 3, 4]) for (let press = 0; press <= at % 2; press += 1) await user.click(`square:${at}`);
  await user.click('predict');
  await user.click('skip');
  await user.expectText(activity.messages.correct);
};
