// Plays an ordering activity.
import { checkRight, checkWrong, type Driver } from '../kit/drive.ts';

export const drive: Driver<'ordering'> = async (player, activity, wrongFirst) => {
  const ids = activity.items.map((item) => item.id);
  if (wrongFirst) {
    for (const id of ids.toReversed()) await player.press(`piece:${id}`);
    await checkWrong(player, activity);
    for (const id of ids) await player.press(`piece:${id}`);
  }
  for (const id of ids) await player.press(`piece:${id}`);
  await checkRight(player, activity);
};
