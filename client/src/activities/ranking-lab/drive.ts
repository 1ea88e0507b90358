// Plays a ranking lab.
import { checkRight, checkWrong, type Driver } from '../kit/drive.ts';

export const drive: Driver<'ranking-lab'> = async (player, activity, wrongFirst) => {
  const { measures, predict, conclusion } = activity;
  await player.press(`predict:${predict.options[0]?.id ?? ''}`);
  for (const { id } of measures) {
    await player.blocked('check');
    await player.press(`measure:${id}`);
  }
  if (wrongFirst) {
    await player.press(`conclude:${conclusion.options.find(({ id }) => id !== conclusion.correct)?.id ?? ''}`);
    await checkWrong(player, activity);
  }
  await player.press(`conclude:${conclusion.correct}`);
  await checkRight(player, activity);
};
