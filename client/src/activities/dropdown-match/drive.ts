// Plays an activity of lines to be matched from lists.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'dropdown-match'> = async (player, activity, wrongFirst) => {
  const { rows, options } = activity;
  if (wrongFirst) {
    for (const { id, correct } of rows) {
      await player.selectOption(`row:${id}`, options.find((option) => option.id !== correct)?.id ?? '');
    }
    await expectWrong(player, activity);
  }
  for (const row of rows) await player.selectOption(`row:${row.id}`, row.correct);
  await expectCorrect(player, activity);
};
