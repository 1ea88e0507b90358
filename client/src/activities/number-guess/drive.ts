// Plays an activity of numbers to be guessed.
import type { Driver } from '../kit/drive.ts';

export const drive: Driver<'number-guess'> = async (player, { rounds, messages }, wrongFirst) => {
  for (const round of rounds) {
    const guess = async (number: string) => {
      await player.write(`guess:${round.id}`, number);
      await player.press(`check:${round.id}`);
    };
    if (wrongFirst) {
      await guess(Object.keys(round.mistakes)[0] ?? '99999');
      await player.reads(messages.wrong);
      await player.explained();
    }
    await guess(round.correct);
    await player.reads(messages.correct);
  }
};
