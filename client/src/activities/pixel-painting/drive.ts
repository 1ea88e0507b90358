// Plays painting with numbers: a guess, a flag of two brightnesses by keys, then the hidden number.
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

/** Painted from the cursor to the right. */
const line = (length: number): string[] => Array.from({ length }, () => [' ', 'ArrowRight']).flat();
const down = ['ArrowDown', ...new Array<string>(14).fill('ArrowLeft')];

export const drive: ActivityDriver<'pixel-painting'> = async (user, activity, wrongFirst) => {
  await user.pressKeys('pixels', [...line(9), ...down, ...line(9), ...down]);
  await user.click('brush:2');
  // Fewer than of the other brightness: the hidden cell is one of these.
  await user.pressKeys('pixels', line(4));
  await layBet(user, 'numbers', activity);
  if (wrongFirst) {
    await user.click('read:255');
    await expectWrong(user, activity);
  }
  await user.click('read:128');
  await expectCorrect(user, activity);
};
