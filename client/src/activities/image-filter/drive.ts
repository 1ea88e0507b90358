// Plays the filter lab: a preset that also lights up level edges, then a filter of columns.
import { type ActivityDriver, expectCorrect, expectWrong, layBet } from '../kit/drive.ts';

const COLUMNS = [-1, 0, 1, -1, 0, 1, -1, 0, 1];

export const drive: ActivityDriver<'image-filter'> = async (user, activity, wrongFirst) => {
  await layBet(user, 'preset:edge', activity);
  if (wrongFirst) await expectWrong(user, activity);
  for (const [at, weight] of COLUMNS.entries()) await user.type(`weight:${at}`, String(weight));
  await expectCorrect(user, activity);
};
