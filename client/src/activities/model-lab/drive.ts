// Plays a model lab, stage by stage.
import { checkRight, checkWrong, type Driver } from '../kit/drive.ts';

export const drive: Driver<'model-lab'> = async (player, activity, wrongFirst) => {
  const { scope, columns, bad, signs, predict } = activity;
  await player.press('stage:scope');
  await player.press(`scope:${scope.correct}`);
  await player.press('stage:columns');
  for (const { id, role } of columns) if (role === 'useful') await player.press(`column:${id}`);
  await player.press('stage:clean');
  for (const { row, fix } of bad) await player.choose(`fix:${row}`, fix);
  await player.press('stage:train');
  await player.press(`predict:${predict.options[0]?.id ?? ''}`);
  await player.press('train');
  await player.press('stage:test');
  await player.press('keep:tree');
  await player.press('stage:deploy');
  if (wrongFirst) {
    await player.press(`sign:${signs.options.find(({ id }) => id !== signs.correct)?.id ?? ''}`);
    await checkWrong(player, activity);
  }
  await player.press(`sign:${signs.correct}`);
  await checkRight(player, activity);
};
