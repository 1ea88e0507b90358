// Plays a quiz.
import type { ActivityDriver } from '../kit/drive.ts';

export const drive: ActivityDriver<'quiz'> = async (player, { questions, complete, messages }, wrongFirst) => {
  for (const { correct, options } of questions) {
    if (wrongFirst) {
      await player.click(`option:${options.find((option) => option.id !== correct)?.id ?? ''}`);
      await player.expectText(messages.wrong);
      await player.expectExplanation();
      await player.expectDisabled('next');
    }
    await player.click(`option:${correct}`);
    await player.click('next');
  }
  await player.expectText(complete.title);
};
