// Plays an activity in which blanks are filled.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'fill-blanks'> = async (user, activity, wrongFirst) => {
  if (wrongFirst) {
    for (const { id, correct, options } of activity.blanks) {
      await user.selectOption(`blank:${id}`, options.find((option) => option.id !== correct)?.id ?? '');
    }
    await expectWrong(user, activity);
  }
  for (const blank of activity.blanks) await user.selectOption(`blank:${blank.id}`, blank.correct);
  await expectCorrect(user, activity);
};
