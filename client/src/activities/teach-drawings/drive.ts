// Plays teaching by drawing: small drawings by keys, each a little different, then one that resembles the first thing.
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

const DOT = [' '];
const go = (key: 'Up' | 'Down' | 'Left' | 'Right', times: number): string[] =>
  new Array<string>(times).fill(`Arrow${key}`);
/** A line of dots from the cursor. */
const line = (key: 'Up' | 'Down' | 'Left' | 'Right', length: number): string[] =>
  Array.from({ length }, () => [...DOT, ...go(key, 1)]).flat();

/** Of the first thing flat bars, of the second upright ones, of the third corners; `at` makes each a little longer. */
function drawingOf(thing: number, at: number): string[] {
  const flat = [...line('Right', 5 + at), ...go('Left', 3), ...go('Down', 1), ...line('Left', 2)];
  const upright = [...line('Down', 5 + at), ...go('Up', 3), ...go('Right', 1), ...line('Up', 2)];
  if (thing === 0) return flat;
  return thing === 1 ? upright : [...line('Left', 4), ...line('Up', 4 + at)];
}

export const drive: ActivityDriver<'teach-drawings'> = async (user, activity, wrongFirst) => {
  for (const [thing] of activity.things.entries()) {
    for (let at = 0; at < activity.each; at += 1) {
      await user.pressKeys('pad', drawingOf(thing, at));
      await user.click('keep');
    }
  }
  const [first, second] = activity.things;
  await user.pressKeys('pad', drawingOf(0, activity.each));
  if (wrongFirst) {
    await user.click(`option:${second?.id ?? ''}`);
    await expectWrong(user, activity);
    await user.click('again');
    await user.pressKeys('pad', drawingOf(0, activity.each));
  }
  await user.click(`option:${first?.id ?? ''}`);
  await expectCorrect(user, activity);
};
