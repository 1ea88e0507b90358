// Plays a choice game; no choice is wrong.
import { type ActivityDriver, expectCorrect } from '../kit/drive.ts';

export const drive: ActivityDriver<'choice-game'> = async (user, activity) => {
  const { rounds, influences, minInfluences } = activity;
  for (const round of rounds) await user.click(`option:${round.options[0]?.id ?? ''}`);
  for (const { id } of influences.slice(0, minInfluences)) {
    await user.expectDisabled('check');
    await user.click(`influence:${id}`);
  }
  await expectCorrect(user, activity);
};
