// Stage 3: find the rows that cannot be true, mend or remove them, and look at a chart of the rest.
import { type Fixes, rawLunches } from '@lanternwise/shared/learning/canteen';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { Feedback } from '../runner/Feedback.tsx';
import { CanteenPlot } from './CanteenPlot.tsx';
import type { StageProps } from './stage.ts';

type Fix = Fixes[string];
const FIXES: { value: Fix; label: string }[] = [
  { value: 'keep', label: 'keep' },
  { value: 'repair', label: 'repair' },
  { value: 'remove', label: 'remove' },
];

/** What is wrong with the learner's cleaning: rows left dirty, wrongly mended, or thrown away without need. */
function verdicts({ activity, draft }: StageProps): string[] {
  const wrong = activity.bad
    .filter((row) => (draft.fixes[row.day] ?? 'keep') !== row.fix)
    .map((row) => ((draft.fixes[row.day] ?? 'keep') === 'keep' ? hint(row.day, activity.bad.length) : row.why));
  const spoiled = Object.entries(draft.fixes)
    .filter(([day, fix]) => fix !== 'keep' && !activity.bad.some((row) => String(row.day) === day))
    .map(([day]) => `Day ${day} is fine. Throwing true rows away makes the model poorer.`);
  return [...new Set([...wrong, ...spoiled])];
}

const hint = (day: number, count: number): string =>
  `There are ${count} bad rows. One is still hiding between day ${Math.max(1, day - 4)} and day ${day + 4}.`;

export function CleanStage(props: StageProps) {
  const { activity, draft, change } = props;
  const [checked, setChecked] = useState(false);
  const problems = verdicts(props);
  const set = (day: number, fix: Fix) => {
    setChecked(false);
    change({ fixes: { ...draft.fixes, [day]: fix }, trained: false });
  };
  return (
    <div className="canteen-split">
      <div>
        {/* biome: a scrolling table must be reachable by keyboard. */}
        <section className="canteen-table" aria-label="Sixty lunches">
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {activity.columns.map((column) => (
                  <th key={column.id} scope="col">
                    {column.label}
                  </th>
                ))}
                <th scope="col">Waste</th>
                <th scope="col">What to do</th>
              </tr>
            </thead>
            <tbody>
              {rawLunches(activity).map((row) => (
                <tr key={row.day} data-fix={draft.fixes[row.day] ?? 'keep'}>
                  <th scope="row">{row.day}</th>
                  {activity.columns.map((column) => (
                    <td key={column.id}>{row.cells[column.id] ?? '–'}</td>
                  ))}
                  <td>{row.label ? '▲ much' : '● little'}</td>
                  <td>
                    <Select
                      aria-label={`Day ${row.day}`}
                      value={draft.fixes[row.day] ?? 'keep'}
                      options={FIXES}
                      onChange={(fix) => set(row.day, fix)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className="act-buttons">
          <Button onClick={() => setChecked(true)}>Check cleaning</Button>
        </div>
        <div role="status">
          {checked && problems.length === 0 && (
            <Feedback tone="right" message="✔ Clean. 58 honest rows are better than 60 with ghosts." />
          )}
          {checked && problems.length > 0 && <Feedback tone="wrong" message={problems[0] ?? ''} />}
        </div>
      </div>
      <CanteenPlot {...props} />
    </div>
  );
}
