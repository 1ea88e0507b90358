// Plays a visual quiz.
import { checkRight, checkWrong, type Driver } from '../kit/drive.ts';

export const drive: Driver<'visual-quiz'> = async (player, activity, wrongFirst) => {
  for (const [at, { correct, options }] of activity.rounds.entries()) {
    if (at > 0) await player.press('next');
    if (wrongFirst && at === 0) {
      await player.press(`option:${options.find((option) => option.id !== correct)?.id ?? ''}`);
      await checkWrong(player, activity);
    }
    await player.press(`option:${correct}`);
    await checkRight(player, activity);
  }
};
