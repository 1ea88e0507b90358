// Plays a visual quiz.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'visual-quiz'> = async (player, activity, wrongFirst) => {
  for (const [at, { correct, options }] of activity.rounds.entries()) {
    if (at > 0) await player.click('next');
    if (wrongFirst && at === 0) {
      await player.click(`option:${options.find((option) => option.id !== correct)?.id ?? ''}`);
      await expectWrong(player, activity);
    }
    await player.click(`option:${correct}`);
    await expectCorrect(player, activity);
  }
};
