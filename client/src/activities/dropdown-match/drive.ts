// Plays an activity in which lines are matched from lists.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'dropdown-match'> = async (user, activity, wrongFirst) => {
  const { rows, options } = activity;
  if (wrongFirst) {
    for (const { id, correct } of rows) {
      await user.selectOption(`row:${id}`, options.find((option) => option.id !== correct)?.id ?? '');
    }
    await expectWrong(user, activity);
  }
  for (const row of rows) await user.selectOption(`row:${row.id}`, row.correct);
  await expectCorrect(user, activity);
};
