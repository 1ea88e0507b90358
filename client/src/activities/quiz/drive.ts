// Plays a quiz.
import type { ActivityDriver } from '../kit/drive.ts';

export const drive: ActivityDriver<'quiz'> = async (user, { questions, complete, messages }, wrongFirst) => {
  for (const { correct, options } of questions) {
    if (wrongFirst) {
      await user.click(`option:${options.find((option) => option.id !== correct)?.id ?? ''}`);
      await user.expectText(messages.wrong);
      await user.expectExplanation();
      await user.expectDisabled('next');
    }
    await user.click(`option:${correct}`);
    await user.click('next');
  }
  await user.expectText(complete.title);
};
