// Plays the gallery: says "a person made it" of all frames, fully certain, which is always surer than right.
import { FRAMES } from '@lanternwise/shared/activities/real-or-made/gallery';
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'real-or-made'> = async (user, activity, wrongFirst) => {
  for (let at = 0; at < FRAMES; at += 1) {
    await user.click(`frame:${at}`);
    await user.click('sure:100');
    if (at === 0) await layBet(user, 'say:real', activity);
    else await user.click('say:real');
  }
  if (wrongFirst) {
    await user.click('read:under');
    await expectWrong(user, activity);
  }
  await user.click('read:over');
  await expectCorrect(user, activity);
};
