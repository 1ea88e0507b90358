// Plays the message gate: a tree of one question, a message that evades it, and a tree of all questions.
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'message-gate'> = async (user, activity, wrongFirst) => {
  const { conclusion, questions, known } = activity;
  await user.expectDisabled('grow');
  await user.click('question:unknown');
  await layBet(user, 'grow', activity);
  await user.click('to-trick');
  await user.type('from', known[0] ?? '');
  await user.type('text', 'Hello');
  await user.click('send');
  await user.expectDisabled('to-mend');
  await user.type('text', 'Hurry and look at this: https://films.example/now');
  await user.click('send');
  await user.click('to-mend');
  for (const { id } of questions) if (id !== 'unknown') await user.click(`question:${id}`);
  await user.click('depth:5');
  await user.click('teach');
  await user.click('grow');
  if (wrongFirst) {
    await user.click(`conclude:${conclusion.options.find(({ id }) => id !== conclusion.correct)?.id ?? ''}`);
    await expectWrong(user, activity);
  }
  await user.click(`conclude:${conclusion.correct}`);
  await expectCorrect(user, activity);
};
