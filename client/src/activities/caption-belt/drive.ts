// Labels all captions as the content explains them; a kind label on an unkind caption is wrong first, and then changed.
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'caption-belt'> = async (user, activity, wrongFirst) => {
  const unkind = activity.captions.find(({ kindness }) => kindness === 'unkind');
  for (const [at, { id, kindness }] of activity.captions.entries()) {
    if (at === 0) await layBet(user, `funny:${id}:true`, activity);
    else await user.click(`funny:${id}:${at % 2 === 0}`);
    await user.click(`kind:${id}:${kindness !== 'unkind' || (wrongFirst && id === unkind?.id)}`);
  }
  await user.click(`talk:${activity.talk.correct}`);
  if (wrongFirst && unkind) {
    await expectWrong(user, activity);
    await user.click('change');
    await user.click(`kind:${unkind.id}:false`);
  }
  await expectCorrect(user, activity);
};
