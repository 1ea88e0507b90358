// Stage 3: the learner finds the rows that cannot be true, repairs or removes them, and sees a chart of the rest.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import kitStyles from '../kit/layout.module.css';
import { DataPlot } from './DataPlot.tsx';
import { ExampleTable, type Fix } from './ExampleTable.tsx';
import labStyles from './lab.module.css';
import type { StageProps } from './stageProps.ts';

/** What is wrong with the cleaning: rows that are still bad, wrongly fixed, or changed without need. */
function cleaningProblems({ activity, draft }: StageProps): string[] {
  const wrong = activity.bad
    .filter(({ row, fix }) => (draft.fixes[row] ?? 'keep') !== fix)
    .map(({ row, why }) => ((draft.fixes[row] ?? 'keep') === 'keep' ? nearbyHint(activity, row) : why));
  const spoiled = Object.entries(draft.fixes)
    .filter(([row, fix]) => fix !== 'keep' && !activity.bad.some((bad) => String(bad.row) === row))
    .map(([row]) => fillPlaceholders(activity.words.spoiled, { row }));
  return [...new Set([...wrong, ...spoiled])];
}

/** Gives a range of rows that contains a bad row. */
const nearbyHint = ({ bad, words }: StageProps['activity'], row: number): string =>
  fillPlaceholders(words.hidden, { count: bad.length, from: Math.max(1, row - 4), to: row + 4 });

export function CleanStage(props: StageProps) {
  const { t } = useLingui();
  const { activity, draft, change } = props;
  const [checked, setChecked] = useState(false);
  const [problem] = cleaningProblems(props);
  const fixRow = (row: number, fix: Fix) => {
    setChecked(false);
    change({ fixes: { ...draft.fixes, [row]: fix }, trained: false });
  };
  return (
    <div className={labStyles.split}>
      <div>
        <ExampleTable activity={activity} fixes={draft.fixes} onFix={fixRow} />
        <div className={kitStyles.buttons}>
          <Button onClick={() => setChecked(true)}>{t`Check cleaning`}</Button>
        </div>
        <div role="status">
          {checked && (
            <AnswerFeedback
              tone={problem === undefined ? 'right' : 'wrong'}
              message={problem ?? activity.words.cleaned}
            />
          )}
        </div>
      </div>
      <DataPlot {...props} />
    </div>
  );
}
