// Plays a multiple choice.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'multi-choice'> = async (player, activity, wrongFirst) => {
  const { correct, options } = activity;
  if (wrongFirst) {
    await player.click(`option:${options.find((option) => option.id !== correct)?.id ?? ''}`);
    await expectWrong(player, activity);
  }
  await player.click(`option:${correct}`);
  await expectCorrect(player, activity);
};
