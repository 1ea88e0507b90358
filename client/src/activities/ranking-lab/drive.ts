// Plays a ranking lab.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'ranking-lab'> = async (user, activity, wrongFirst) => {
  const { measures, predict, conclusion } = activity;
  for (const [at, { id }] of measures.entries()) {
    await user.expectDisabled('check');
    await user.click(`measure:${id}`);
    if (at === 0) await user.click(`predict:${predict.options[0]?.id ?? ''}`);
  }
  if (wrongFirst) {
    await user.click(`conclude:${conclusion.options.find(({ id }) => id !== conclusion.correct)?.id ?? ''}`);
    await expectWrong(user, activity);
  }
  await user.click(`conclude:${conclusion.correct}`);
  await expectCorrect(user, activity);
};
