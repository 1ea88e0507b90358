// Plays a quiz.
import type { Driver } from '../kit/drive.ts';

export const drive: Driver<'quiz'> = async (player, { questions, complete, messages }, wrongFirst) => {
  for (const { correct, options } of questions) {
    if (wrongFirst) {
      await player.press(`option:${options.find((option) => option.id !== correct)?.id ?? ''}`);
      await player.reads(messages.wrong);
      await player.explained();
      await player.blocked('next');
    }
    await player.press(`option:${correct}`);
    await player.press('next');
  }
  await player.reads(complete.title);
};
