// Plays the meme machine: one run with one pack, one with three, a kept caption and the conclusion.
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

export const drive: ActivityDriver<'meme-machine'> = async (user, activity, wrongFirst) => {
  const { packs, scenes, conclusion } = activity;
  await user.click(`scene:${scenes[0]?.id ?? ''}`);
  await user.click(`pack:${packs[0]?.id ?? ''}`);
  await layBet(user, 'write', activity);
  await user.click('pick:0');
  await user.click('keep');
  await user.click(`pack:${packs[1]?.id ?? ''}`);
  await user.click(`pack:${packs[2]?.id ?? ''}`);
  await user.click('write');
  // The second run may write the very words that are kept already.
  await user.click('pick:1');
  if (wrongFirst) {
    await user.click(`conclude:${conclusion.options.find(({ id }) => id !== conclusion.correct)?.id ?? ''}`);
    await expectWrong(user, activity);
  }
  await user.click(`conclude:${conclusion.correct}`);
  await expectCorrect(user, activity);
};
