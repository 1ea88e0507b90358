// Plays maker against checker: five bars by keys, fifteen variations, a whole match, and the plot read wrongly first.
import { MOST_ROUNDS } from '@lanternwise/shared/activities/sprite-duel/duel';
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

const times = (count: number, ...keys: string[]): string[] => Array.from({ length: count }, () => keys).flat();
const CORNER = [...times(8, 'ArrowUp'), ...times(8, 'ArrowLeft')];
const BAR = [...times(7, ' ', 'ArrowRight'), 'ArrowDown', ...times(7, 'ArrowLeft')];

export const drive: ActivityDriver<'sprite-duel'> = async (user, activity, wrongFirst) => {
  const { needs, opinion } = activity;
  await user.pressKeys('pad', CORNER);
  for (let bar = 0; bar < needs.byHand; bar += 1) {
    await user.pressKeys('pad', BAR);
    await user.click('keep');
  }
  for (let sprite = needs.byHand; sprite < needs.sprites; sprite += 1) {
    await user.click('vary');
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
