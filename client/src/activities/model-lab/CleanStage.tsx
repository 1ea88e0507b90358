// Stage 3: find the rows that cannot be true, mend or remove them, and look at a chart of the rest.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { type CleaningDecisions, rawExamples, type TableCell } from '@lanternwise/shared/learning/tableExperiment';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import { DataPlot } from './DataPlot.tsx';
import { type StageProps, valueLabel } from './stageProps.ts';

type Fix = CleaningDecisions[string];
const FIXES = [
  { value: 'keep', name: msg`keep` },
  { value: 'repair', name: msg`repair` },
  { value: 'remove', name: msg`remove` },
] as const satisfies { value: Fix; name: MessageDescriptor }[];

/** What is wrong with the learner's cleaning: rows left dirty, wrongly mended, or thrown away without need. */
function cleaningProblems({ activity, draft }: StageProps): string[] {
  const wrong = activity.bad
    .filter(({ row, fix }) => (draft.fixes[row] ?? 'keep') !== fix)
    .map(({ row, why }) => ((draft.fixes[row] ?? 'keep') === 'keep' ? nearbyHint(activity, row) : why));
  const spoiled = Object.entries(draft.fixes)
    .filter(([row, fix]) => fix !== 'keep' && !activity.bad.some((bad) => String(bad.row) === row))
    .map(([row]) => fillPlaceholders(activity.words.spoiled, { row }));
  return [...new Set([...wrong, ...spoiled])];
}

/** Says about where a bad row hides. */
const nearbyHint = ({ bad, words }: StageProps['activity'], row: number): string =>
  fillPlaceholders(words.hidden, { count: bad.length, from: Math.max(1, row - 4), to: row + 4 });

const cellText = (column: StageProps['activity']['columns'][number], cell: TableCell | undefined): string =>
  cell === null || cell === undefined ? '–' : valueLabel(column, cell);

export function CleanStage(props: StageProps) {
  const { t } = useLingui();
  const { activity, draft, change } = props;
  const [checked, setChecked] = useState(false);
  const problems = cleaningProblems(props);
  const { words, target } = activity;
  const fixes = FIXES.map(({ value, name }) => ({ value, label: t(name) }));
  const set = (row: number, fix: Fix) => {
    setChecked(false);
    change({ fixes: { ...draft.fixes, [row]: fix }, trained: false });
  };
  return (
    <div className="model-lab-split">
      <div>
        {/* biome: a scrolling table must be reachable by keyboard. */}
        <section className="model-lab-table" aria-label={words.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.rowHead}</th>
                {activity.columns.map((column) => (
                  <th key={column.id} scope="col">
                    {column.label}
                  </th>
                ))}
                <th scope="col">{words.targetHead}</th>
                <th scope="col">{t`What to do`}</th>
              </tr>
            </thead>
            <tbody>
              {rawExamples(activity).map((row) => (
                <tr key={row.number} data-fix={draft.fixes[row.number] ?? 'keep'}>
                  <th scope="row">{row.number}</th>
                  {activity.columns.map((column) => (
                    <td key={column.id}>{cellText(column, row.cells[column.id])}</td>
                  ))}
                  <td>{row.label ? `▲ ${target.yesShort}` : `● ${target.noShort}`}</td>
                  <td>
                    <Select
                      data-control={`fix:${row.number}`}
                      aria-label={fillPlaceholders(words.row, { row: row.number })}
                      value={draft.fixes[row.number] ?? 'keep'}
                      options={fixes}
                      onChange={(fix) => set(row.number, fix)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className="act-buttons">
          <Button onClick={() => setChecked(true)}>{t`Check cleaning`}</Button>
        </div>
        <div role="status">
          {checked && problems.length === 0 && <AnswerFeedback tone="right" message={words.cleaned} />}
          {checked && problems.length > 0 && <AnswerFeedback tone="wrong" message={problems[0] ?? ''} />}
        </div>
      </div>
      <DataPlot {...props} />
    </div>
  );
}
