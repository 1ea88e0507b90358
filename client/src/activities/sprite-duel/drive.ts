// Plays maker against checker: five sprites by keys, from which fifteen grow, a whole match, and the plot read wrongly first.
import { MOST_ROUNDS } from '@lanternwise/shared/activities/sprite-duel/duel';
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

const times = (count: number, ...keys: string[]): string[] => Array.from({ length: count }, () => keys).flat();
/** Back to the third row, one cell from the left edge: there is room for a shift on every side. */
const HOME = [...times(8, 'ArrowUp'), ...times(8, 'ArrowLeft'), 'ArrowDown', 'ArrowDown', 'ArrowRight'];
const line = (length: number): string[] => times(length, ' ', 'ArrowRight');
/** A bar with a foot, longer each time. */
const shape = (at: number): string[] => [...HOME, ...line(5), 'ArrowDown', ...times(5, 'ArrowLeft'), ...line(at + 1)];

export const drive: ActivityDriver<'sprite-duel'> = async (user, activity, wrongFirst) => {
  const { needs, opinion } = activity;
  for (let at = 0; at < needs.byHand; at += 1) {
    await user.pressKeys('pad', shape(at));
    await user.click('keep');
  }
  await user.click('to-door');
  await layBet(user, 'play-few', activity);
  for (let round = 5; round < MOST_ROUNDS; round += 5) await user.click('play-few');
  if (wrongFirst) {
    await user.click('read:higher');
    await user.click(`opinion:${opinion.options[0]?.id ?? ''}`);
    await expectWrong(user, activity);
  }
  await user.click('read:lower');
  await user.click(`opinion:${opinion.options.at(-1)?.id ?? ''}`);
  await expectCorrect(user, activity);
};
