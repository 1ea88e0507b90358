// Plays the word river: a text of the driver's own, three words looked up, and one count read in the table.
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

/** "sea" follows "the" four times. */
const TEXT =
  'the sea is calm. the sea is wide. the sea sings. the boat likes the sea. the moon is up. a boat is here. we row home.';

export const drive: ActivityDriver<'word-river'> = async (user, activity, wrongFirst) => {
  await user.click('text:own');
  await user.type('own-text', TEXT);
  await user.click('count');
  for (const word of ['the', 'sea', 'is', 'boat', 'moon'].slice(0, activity.looks)) await user.click(`word:${word}`);
  await layBet(user, 'write', activity);
  if (wrongFirst) {
    await user.click('read:7');
    await expectWrong(user, activity);
  }
  await user.click('read:4');
  await expectCorrect(user, activity);
};
