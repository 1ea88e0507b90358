// Plays an activity in which numbers are guessed.
import type { ActivityDriver } from '../kit/drive.ts';

export const drive: ActivityDriver<'number-guess'> = async (user, { rounds, messages }, wrongFirst) => {
  for (const round of rounds) {
    const guess = async (number: string) => {
      await user.type(`guess:${round.id}`, number);
      await user.click(`check:${round.id}`);
    };
    if (wrongFirst) {
      await guess(Object.keys(round.mistakes)[0] ?? '99999');
      await user.expectText(messages.wrong);
      await user.expectExplanation();
    }
    await guess(round.correct);
    await user.expectText(messages.correct);
  }
};
