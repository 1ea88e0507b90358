// Plays a multiple-choice activity.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'multi-choice'> = async (user, activity, wrongFirst) => {
  const { correct, options } = activity;
  if (wrongFirst) {
    await user.click(`option:${options.find((option) => option.id !== correct)?.id ?? ''}`);
    await expectWrong(user, activity);
  }
  await user.click(`option:${correct}`);
  await expectCorrect(user, activity);
};
