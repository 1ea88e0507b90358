// Plays a placing activity.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'placing'> = async (user, activity, wrongFirst) => {
  const { pieces, zones, tryAgain } = activity;
  const put = async (piece: string, zone: string) => {
    await user.click(`piece:${piece}`);
    await user.click(`zone:${zone}`);
  };
  if (wrongFirst) {
    for (const piece of pieces) await put(piece.id, zones.find((zone) => zone.id !== piece.zone)?.id ?? '');
    await expectWrong(user, activity);
    if (tryAgain) await user.click('again');
  }
  for (const piece of pieces) await put(piece.id, piece.zone);
  await expectCorrect(user, activity);
};
