// Plays a decision of the council: the Lamp alone is asked about first, then it may only propose.
import { type ActivityDriver, expectCorrect } from '../kit/drive.ts';

export const drive: ActivityDriver<'council'> = async (user, activity, wrongFirst) => {
  const [lamp] = activity.choices;
  if (wrongFirst && lamp?.doubt !== undefined) {
    await user.click('option:lamp');
    await user.click('check');
    await user.click('think-again');
  }
  await user.click('option:proposes');
  await expectCorrect(user, activity);
};
