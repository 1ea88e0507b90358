// Plays picture labels: gives each picture all names, of which only the right one counts.
import { type ActivityDriver, untilPressed } from '../kit/drive.ts';

export const drive: ActivityDriver<'picture-labels'> = (user, { pictures }) =>
  untilPressed(user, 'check', async () => {
    for (const { id } of pictures) await user.click(`name:${id}`);
  });
