// Plays a mastery quiz until the goal is reached; with a wrong answer first, which returns later in other words.
import { type ActivityDriver, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'mastery-quiz'> = async (user, activity, wrongFirst) => {
  const { questions, goal, messages, complete } = activity;
  const texts = questions.flatMap(({ text, again }) => [text, again.text]);
  let hasBet = false;
  const answer = async (isRight: boolean, isLast = false) => {
    const shown = await user.whichText(texts);
    const question = questions.find(({ text, again }) => text === shown || again.text === shown);
    const pick = question?.options.find(({ id }) => (id === question.correct) === isRight);
    const control = `option:${pick?.id ?? ''}`;
    if (hasBet) await user.click(control);
    else await layBet(user, control, activity);
    hasBet = true;
    await user.expectText(isRight ? messages.correct : messages.wrong);
    if (!isRight) await user.expectExplanation();
    if (!isLast) await user.click('next');
  };
  if (wrongFirst) await answer(false);
  for (let won = 0; won < goal; won += 1) await answer(true, won === goal - 1);
  await user.expectText(complete.title);
};
