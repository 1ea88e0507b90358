// Example drawings are chosen for a model; each new drawing is named at once after the most similar of them.
import { judgeExamples, type TestResult } from '@lanternwise/shared/activities/image-explorer/models';
import type { ExampleDrawing } from '@lanternwise/shared/activities/image-explorer/tools';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import kitStyles from '../../kit/layout.module.css';
import { ResultMark } from '../../kit/ResultMark.tsx';
import { ToggleOption } from '../../kit/ToggleOption.tsx';
import type { ToolViewProps } from '../toolViewProps.ts';
import styles from './TrainingTool.module.css';

export function TrainingTool({ tool, state: { chosen }, disabled, onChange, foot }: ToolViewProps<'training'>) {
  const { t } = useLingui();
  const { pool, groups, most } = tool;
  const results = useMemo(() => judgeExamples(tool, chosen), [tool, chosen]);
  const nameOf = (group: string) => groups.find(({ id }) => id === group)?.name ?? group;
  const toggle = (id: string) =>
    onChange({ kind: 'training', chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
  const right = results.filter(({ isRight }) => isRight).length;
  const all = results.length;
  const count = chosen.length;
  return (
    <div className={styles.training}>
      <div className={styles.column}>
        <p className={kitStyles.note}>{t`Examples: ${count} of at most ${most}`}</p>
        <fieldset className={styles.pool} aria-label={t`Examples of the model`}>
          {pool.map(({ id, group, rows }) => (
            <ToggleOption
              key={id}
              control={`example:${id}`}
              pressed={chosen.includes(id)}
              disabled={disabled}
              onToggle={() => toggle(id)}
            >
              <Drawing rows={rows} />
              <span className="lw-hidden">{nameOf(group)}</span>
            </ToggleOption>
          ))}
        </fieldset>
      </div>
      <div className={styles.column}>
        <p className={kitStyles.note} aria-live="polite">{t`New drawings: ${right} of ${all} recognised`}</p>
        <ul className={styles.tests}>
          {results.map((result) => (
            <Test key={result.test.id} result={result} nameOf={nameOf} />
          ))}
        </ul>
        {foot}
      </div>
    </div>
  );
}

function Test({ result: { test, nearest, isRight }, nameOf }: { result: TestResult; nameOf(group: string): string }) {
  const { t } = useLingui();
  const name = nameOf(test.group);
  const said = nearest && nameOf(nearest.group);
  return (
    <li>
      <Drawing rows={test.rows} />
      <span className="lw-hidden">{t`New drawing, a ${name}:`}</span>
      <span aria-hidden="true">→</span>
      {nearest && <Drawing rows={nearest.rows} />}
      <span className={styles.said}>{said ?? t`no example`}</span>
      <ResultMark result={isRight ? 'right' : 'wrong'} />
    </li>
  );
}

function Drawing({ rows }: Pick<ExampleDrawing, 'rows'>) {
  const ink = rows.flatMap((line, y) => [...line].flatMap((sign, x) => (sign === '#' ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.drawing} viewBox="0 0 8 8" aria-hidden="true" focusable="false">
      <path d={ink.join('')} />
    </svg>
  );
}
