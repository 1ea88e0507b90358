// Plays an ordering activity.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'ordering'> = async (user, activity, wrongFirst) => {
  const ids = activity.items.map((item) => item.id);
  if (wrongFirst) {
    for (const id of ids.toReversed()) await user.click(`piece:${id}`);
    await expectWrong(user, activity);
    for (const id of ids) await user.click(`piece:${id}`);
  }
  for (const id of ids) await user.click(`piece:${id}`);
  await expectCorrect(user, activity);
};
