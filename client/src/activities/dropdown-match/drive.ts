// Plays an activity of lines to be matched from lists.
import { checkRight, checkWrong, type Driver } from '../kit/drive.ts';

export const drive: Driver<'dropdown-match'> = async (player, activity, wrongFirst) => {
  const { rows, options } = activity;
  if (wrongFirst) {
    for (const { id, correct } of rows) {
      await player.choose(`row:${id}`, options.find((option) => option.id !== correct)?.id ?? '');
    }
    await checkWrong(player, activity);
  }
  for (const row of rows) await player.choose(`row:${row.id}`, row.correct);
  await checkRight(player, activity);
};
