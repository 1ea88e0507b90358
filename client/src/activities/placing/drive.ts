// Plays a placing activity.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'placing'> = async (player, activity, wrongFirst) => {
  const { pieces, zones, tryAgain } = activity;
  const put = async (piece: string, zone: string) => {
    await player.click(`piece:${piece}`);
    await player.click(`zone:${zone}`);
  };
  if (wrongFirst) {
    for (const piece of pieces) await put(piece.id, zones.find((zone) => zone.id !== piece.zone)?.id ?? '');
    await expectWrong(player, activity);
    if (tryAgain) await player.click('again');
  }
  for (const piece of pieces) await put(piece.id, piece.zone);
  await expectCorrect(player, activity);
};
