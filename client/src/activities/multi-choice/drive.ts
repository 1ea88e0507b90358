// Plays a multiple choice.
import { checkRight, checkWrong, type Driver } from '../kit/drive.ts';

export const drive: Driver<'multi-choice'> = async (player, activity, wrongFirst) => {
  const { correct, options } = activity;
  if (wrongFirst) {
    await player.press(`option:${options.find((option) => option.id !== correct)?.id ?? ''}`);
    await checkWrong(player, activity);
  }
  await player.press(`option:${correct}`);
  await checkRight(player, activity);
};
