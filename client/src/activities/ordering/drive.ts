// Plays an ordering activity.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'ordering'> = async (player, activity, wrongFirst) => {
  const ids = activity.items.map((item) => item.id);
  if (wrongFirst) {
    for (const id of ids.toReversed()) await player.click(`piece:${id}`);
    await expectWrong(player, activity);
    for (const id of ids) await player.click(`piece:${id}`);
  }
  for (const id of ids) await player.click(`piece:${id}`);
  await expectCorrect(player, activity);
};
