// Plays a model lab, stage by stage.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'model-lab'> = async (player, activity, wrongFirst) => {
  const { scope, columns, bad, signs, predict } = activity;
  await player.click('stage:scope');
  await player.click(`scope:${scope.correct}`);
  await player.click('stage:columns');
  for (const { id, role } of columns) if (role === 'useful') await player.click(`column:${id}`);
  await player.click('stage:clean');
  for (const { row, fix } of bad) await player.selectOption(`fix:${row}`, fix);
  await player.click('stage:train');
  await player.click(`predict:${predict.options[0]?.id ?? ''}`);
  await player.click('train');
  await player.click('stage:test');
  await player.click('keep:tree');
  await player.click('stage:deploy');
  if (wrongFirst) {
    await player.click(`sign:${signs.options.find(({ id }) => id !== signs.correct)?.id ?? ''}`);
    await expectWrong(player, activity);
  }
  await player.click(`sign:${signs.correct}`);
  await expectCorrect(player, activity);
};
