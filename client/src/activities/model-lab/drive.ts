// Plays a model lab, stage by stage.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'model-lab'> = async (user, activity, wrongFirst) => {
  const { scope, columns, bad, signs, predict } = activity;
  await user.click('stage:scope');
  await user.click(`scope:${scope.correct}`);
  await user.click('stage:columns');
  for (const { id, role } of columns) if (role === 'useful') await user.click(`column:${id}`);
  await user.click('stage:clean');
  for (const { row, fix } of bad) {
    await user.click(`crate:${row}`);
    await user.click(`fix:${fix}`);
  }
  await user.click('stage:train');
  await user.click('train');
  await user.click(`predict:${predict.options[0]?.id ?? ''}`);
  await user.click('stage:test');
  await user.click('keep:tree');
  await user.click('stage:deploy');
  if (wrongFirst) {
    await user.click(`sign:${signs.options.find(({ id }) => id !== signs.correct)?.id ?? ''}`);
    await expectWrong(user, activity);
  }
  await user.click(`sign:${signs.correct}`);
  await expectCorrect(user, activity);
};
