// Plays a steering activity: the robot's own rules first, then those that follow the wall on the right.
import { solutionOf } from '@lanternwise/shared/activities/registry';
import type { SteeringRule } from '@lanternwise/shared/activities/steering-rules/steering';
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'steering-rules'> = async (user, activity, wrongFirst) => {
  if (wrongFirst) await expectWrong(user, activity);
  const rules = solutionOf(activity) as SteeringRule[];
  for (let at = activity.starter.length; at < rules.length; at += 1) await user.click('add-rule');
  for (const [at, { sensor, turn }] of rules.entries()) {
    await user.selectOption(`sensor:${at}`, sensor);
    await user.selectOption(`turn:${at}`, turn);
  }
  await expectCorrect(user, activity);
};
