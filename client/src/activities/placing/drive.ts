// Plays a placing activity.
import { checkRight, checkWrong, type Driver } from '../kit/drive.ts';

export const drive: Driver<'placing'> = async (player, activity, wrongFirst) => {
  const { pieces, zones, tryAgain } = activity;
  const put = async (piece: string, zone: string) => {
    await player.press(`piece:${piece}`);
    await player.press(`zone:${zone}`);
  };
  if (wrongFirst) {
    for (const piece of pieces) await put(piece.id, zones.find((zone) => zone.id !== piece.zone)?.id ?? '');
    await checkWrong(player, activity);
    if (tryAgain) await player.press('again');
  }
  for (const piece of pieces) await put(piece.id, piece.zone);
  await checkRight(player, activity);
};
