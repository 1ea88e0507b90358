// Plays an activity of numbers to be guessed.
import type { ActivityDriver } from '../kit/drive.ts';

export const drive: ActivityDriver<'number-guess'> = async (player, { rounds, messages }, wrongFirst) => {
  for (const round of rounds) {
    const guess = async (number: string) => {
      await player.type(`guess:${round.id}`, number);
      await player.click(`check:${round.id}`);
    };
    if (wrongFirst) {
      await guess(Object.keys(round.mistakes)[0] ?? '99999');
      await player.expectText(messages.wrong);
      await player.expectExplanation();
    }
    await guess(round.correct);
    await player.expectText(messages.correct);
  }
};
