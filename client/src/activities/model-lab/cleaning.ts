// What is wrong with the cleaning of the rows: rows that are still bad, wrongly fixed, or changed without need.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import type { CleaningDecisions } from '@lanternwise/shared/learning/tableExperiment';
import type { StageProps } from './stageProps.ts';

type Lab = StageProps['activity'];

/** Gives a range of rows that contains a bad row. */
const nearbyHint = ({ bad, words }: Lab, row: number): string =>
  fillPlaceholders(words.hidden, { count: bad.length, from: Math.max(1, row - 4), to: row + 4 });

export function cleaningProblems(activity: Lab, fixes: CleaningDecisions): string[] {
  const wrong = activity.bad
    .filter(({ row, fix }) => (fixes[row] ?? 'keep') !== fix)
    .map(({ row, why }) => ((fixes[row] ?? 'keep') === 'keep' ? nearbyHint(activity, row) : why));
  const spoiled = Object.entries(fixes)
    .filter(([row, fix]) => fix !== 'keep' && !activity.bad.some((bad) => String(bad.row) === row))
    .map(([row]) => fillPlaceholders(activity.words.spoiled, { row }));
  return [...new Set([...wrong, ...spoiled])];
}

export const areRowsClean = (activity: Lab, fixes: CleaningDecisions): boolean =>
  cleaningProblems(activity, fixes).length === 0;
