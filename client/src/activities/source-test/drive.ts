// Plays a source test: counts all three ways, then answers the question.
import { SOURCES } from '@lanternwise/shared/activities/source-test/sources';
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'source-test'> = async (user, activity, wrongFirst) => {
  const { conclusion } = activity;
  for (const [at, source] of SOURCES.entries()) {
    if (at === 0) await layBet(user, `run:${source}`, activity);
    else await user.click(`run:${source}`);
  }
  if (wrongFirst) {
    await user.click(`conclude:${conclusion.options.find(({ id }) => id !== conclusion.correct)?.id ?? ''}`);
    await expectWrong(user, activity);
  }
  await user.click(`conclude:${conclusion.correct}`);
  await expectCorrect(user, activity);
};
