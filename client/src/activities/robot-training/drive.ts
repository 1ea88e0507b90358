// Plays the robot training: gives each shape all names, of which only the right one counts, until the robot may be tested.
import { type ActivityDriver, untilPressed } from '../kit/drive.ts';

export const drive: ActivityDriver<'robot-training'> = async (user, { shapes }) => {
  await untilPressed(user, 'test', async () => {
    for (const { id } of shapes) await user.click(`name:${id}`);
  });
  await user.click('check');
};
