// Plays a sentence activity: an unfinished sentence first, then the whole one.
import { type ActivityDriver, expectCorrect } from '../kit/drive.ts';

export const drive: ActivityDriver<'sentence'> = async (user, { words, ...activity }, wrongFirst) => {
  const [first, ...others] = words.map(({ id }) => id);
  const put = (id: string | undefined) => user.click(`piece:${id}`);
  const [last] = others.slice(-1);
  if (wrongFirst) {
    await put(last);
    await user.click('check');
    await user.expectExplanation();
    await put(last);
  }
  await put(first);
  for (const id of others) await put(id);
  await expectCorrect(user, { words, ...activity });
};
