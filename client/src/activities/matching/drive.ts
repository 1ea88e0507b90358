// Plays a matching activity.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'matching'> = async (user, activity, wrongFirst) => {
  const ids = activity.pairs.map((pair) => pair.id);
  const link = async (left = '', right = '') => {
    await user.click(`left:${left}`);
    await user.click(`right:${right}`);
  };
  if (wrongFirst) {
    for (const [at, id] of ids.entries()) await link(id, ids[(at + 1) % ids.length]);
    await expectWrong(user, activity);
    await user.click('reset');
  }
  for (const id of ids) await link(id, id);
  await expectCorrect(user, activity);
};
