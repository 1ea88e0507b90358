// Teaches the robot: the first voice alone is tested, then all others are added; a wrong reading of the table is explained.
import { commandResult } from '@lanternwise/shared/voices/commandResults';
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'teach-commands'> = async (user, activity, wrongFirst) => {
  const { first, words, teachers, conclusion } = activity;
  const misheard = commandResult([first])?.misheard[0]?.said ?? '';
  await layBet(user, 'test', activity);
  const wrong = words.find(({ id }) => id !== misheard)?.id ?? '';
  await user.click(`read:${wrongFirst ? wrong : misheard}`);
  await user.expectDisabled('check');
  for (const { id } of teachers) if (id !== first) await user.click(`teacher:${id}`);
  await user.click('test');
  await user.click(`conclude:${conclusion.correct}`);
  if (wrongFirst) {
    await expectWrong(user, activity);
    await user.click(`read:${misheard}`);
  }
  await expectCorrect(user, activity);
};
