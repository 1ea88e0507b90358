// Plays a ranking lab.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'ranking-lab'> = async (player, activity, wrongFirst) => {
  const { measures, predict, conclusion } = activity;
  await player.click(`predict:${predict.options[0]?.id ?? ''}`);
  for (const { id } of measures) {
    await player.expectDisabled('check');
    await player.click(`measure:${id}`);
  }
  if (wrongFirst) {
    await player.click(`conclude:${conclusion.options.find(({ id }) => id !== conclusion.correct)?.id ?? ''}`);
    await expectWrong(player, activity);
  }
  await player.click(`conclude:${conclusion.correct}`);
  await expectCorrect(player, activity);
};
