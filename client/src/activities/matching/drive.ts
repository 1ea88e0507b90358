// Plays a matching activity.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'matching'> = async (player, activity, wrongFirst) => {
  const ids = activity.pairs.map((pair) => pair.id);
  const link = async (left = '', right = '') => {
    await player.click(`left:${left}`);
    await player.click(`right:${right}`);
  };
  if (wrongFirst) {
    for (const [at, id] of ids.entries()) await link(id, ids[(at + 1) % ids.length]);
    await expectWrong(player, activity);
    await player.click('reset');
  }
  for (const id of ids) await link(id, id);
  await expectCorrect(player, activity);
};
