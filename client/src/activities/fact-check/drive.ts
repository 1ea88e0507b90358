// Plays a fact check: marks the sentences of the first round, the first one wrongly if asked.
import { spokenInRound } from '@lanternwise/shared/activities/kit/facts/spoken';
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'fact-check'> = async (user, activity, wrongFirst) => {
  const spoken = spokenInRound(activity, 0);
  const [first] = spoken;
  await user.click(`page:${first?.claim.place ?? ''}`);
  await user.expectDisabled('check');
  await layBet(user, `mark:${first?.id ?? ''}:${first?.isTrue ?? true}`, activity);
  for (const { id, isTrue } of spoken) await user.click(`mark:${id}:${isTrue}`);
  if (wrongFirst && first) {
    await user.click(`mark:${first.id}:${!first.isTrue}`);
    await expectWrong(user, activity);
    await user.click(`mark:${first.id}:${first.isTrue}`);
  }
  await expectCorrect(user, activity);
};
