// Plays looking at voices: as many voices as asked, the coarsest measures, then the questions.
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'voice-scope'> = async (user, activity, wrongFirst) => {
  for (const { id } of activity.voices.slice(0, activity.look.voices)) await user.click(`voice:${id}`);
  await user.click('word:stop');
  await user.expectDisabled('check');
  await layBet(user, 'coarse', activity);
  await user.click('play');
  const [first] = activity.questions;
  for (const { id, correct } of activity.questions) await user.click(`${id}:${correct}`);
  if (wrongFirst && first) {
    await user.click(`${first.id}:${first.options.find(({ id }) => id !== first.correct)?.id ?? ''}`);
    await expectWrong(user, activity);
    await user.click(`${first.id}:${first.correct}`);
  }
  await expectCorrect(user, activity);
};
