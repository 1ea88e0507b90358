// Plays the test of a model: bars, lines and corners by keys; the trick is a frame, which no example resembles at first.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { type ActivityDriver, type ActivityUser, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

type Direction = 'Up' | 'Down' | 'Left' | 'Right';
const go = (key: Direction, times: number): string[] => new Array<string>(times).fill(`Arrow${key}`);
const line = (key: Direction, length: number): string[] => Array.from({ length }, () => [' ', ...go(key, 1)]).flat();
const HOME = [...go('Left', 15), ...go('Up', 15), ...go('Right', 3), ...go('Down', 3)];

/** Each a little different from the others of its thing. */
function drawingOf(thing: number, at: number): string[] {
  if (thing === 0) return [...HOME, ...line('Down', 6 + at), ...go('Up', 2), ...line('Right', 2)];
  if (thing === 1) return [...HOME, ...line('Right', 6 + at), ...go('Left', 2), ...line('Down', 2)];
  return [...HOME, ...line('Down', 5 + at), ...line('Right', 4 + at)];
}

const frame = (width: number, height: number): string[] => [
  ...HOME,
  ...line('Right', width),
  ...line('Down', height),
  ...line('Left', width),
  ...line('Up', height),
];

/** The bet is laid when the model is tested first. */
async function teachAndTest(user: ActivityUser, activity: ActivityOf<'drawing-test'>): Promise<void> {
  const { things, each, tests } = activity;
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
  const drawAll = async (from: number, count: number) => {
    for (const thing of numbers(things.length)) {
      for (const at of numbers(count)) {
        await user.pressKeys('pad', drawingOf(thing, from + at));
        if (from > 0 && thing === 0 && at === 0) await layBet(user, 'keep', activity);
        else await user.click('keep');
      }
    }
  };
  await drawAll(0, each);
  await drawAll(each, tests);
}

export const drive: ActivityDriver<'drawing-test'> = async (user, activity, wrongFirst) => {
  const { things, tests, trick } = activity;
  const toDraw = things.map(({ draw }) => draw);
  // The last stage goes on with the drawings of the one before, where that was played in this browser.
  const asked = trick ? await user.whichText([trick.ask, ...toDraw]) : undefined;
  const isTaught = trick !== undefined && asked === trick.ask;
  if (!isTaught) await teachAndTest(user, activity);
  if (!trick) {
    if (wrongFirst) {
      await user.click('right:0');
      await expectWrong(user, activity);
    }
    await user.click(`right:${things.length * tests}`);
    await expectCorrect(user, activity);
    return;
  }
  const [first] = things;
  await user.pressKeys('pad', frame(6, 5));
  await user.click(`option:${first?.id ?? ''}`);
  if (isTaught) await layBet(user, 'keep', activity);
  else await user.click('keep');
  if (wrongFirst) await expectWrong(user, activity);
  for (const [width, height] of [
    [6, 6],
    [5, 6],
    [7, 6],
  ] as const) {
    await user.pressKeys('pad', frame(width, height));
    await user.click(`option:${first?.id ?? ''}`);
    await user.click('keep');
  }
  await expectCorrect(user, activity);
};
