// Plays an activity of blanks to be filled.
import { checkRight, checkWrong, type Driver } from '../kit/drive.ts';

export const drive: Driver<'fill-blanks'> = async (player, activity, wrongFirst) => {
  if (wrongFirst) {
    for (const { id, correct, options } of activity.blanks) {
      await player.choose(`blank:${id}`, options.find((option) => option.id !== correct)?.id ?? '');
    }
    await checkWrong(player, activity);
  }
  for (const blank of activity.blanks) await player.choose(`blank:${blank.id}`, blank.correct);
  await checkRight(player, activity);
};
