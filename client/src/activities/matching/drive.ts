// Plays a matching activity.
import { checkRight, checkWrong, type Driver } from '../kit/drive.ts';

export const drive: Driver<'matching'> = async (player, activity, wrongFirst) => {
  const ids = activity.pairs.map((pair) => pair.id);
  const link = async (left = '', right = '') => {
    await player.press(`left:${left}`);
    await player.press(`right:${right}`);
  };
  if (wrongFirst) {
    for (const [at, id] of ids.entries()) await link(id, ids[(at + 1) % ids.length]);
    await checkWrong(player, activity);
    await player.press('reset');
  }
  for (const id of ids) await link(id, id);
  await checkRight(player, activity);
};
