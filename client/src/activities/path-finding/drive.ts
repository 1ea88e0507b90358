// Plays a level of the Path Finding Adventure: the search is skipped to its end; a wrong one has the end walled in.
import { END_CELL } from '@lanternwise/shared/activities/path-finding/levels';
import type { ActivityDriver } from '../kit/drive.ts';

/** A wall here closes no way. */
const FREE = '0-0';

export const drive: ActivityDriver<'path-finding'> = async (user, activity, wrongFirst) => {
  // The maze is in the hands at once; its pages go away afterwards.
  await user.click(`cell:${FREE}`);
  for (let page = 1; page < activity.intro.length; page += 1) await user.click('next');
  await user.click('start');
  const { row, col } = END_CELL;
  if (wrongFirst) {
    for (const at of [`${row - 1}-${col}`, `${row + 1}-${col}`, `${row}-${col - 1}`]) await user.click(`cell:${at}`);
    await user.click('find');
    await user.click('skip');
    await user.expectText(activity.messages.wrong);
    await user.expectExplanation();
    await user.click('reset');
  }
  await user.click('find');
  await user.click('skip');
  await user.expectText(activity.messages.correct);
};
