// The deployed model as a sign, tried on an example that the learner sets with sliders and lists.
import { type FeatureValue, predict } from '@lanternwise/shared/learning/decisionTree';
import type { TrainedModel } from '@lanternwise/shared/learning/tableExperiment';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';
import kitStyles from '../kit/layout.module.css';
import labStyles from './lab.module.css';
import styles from './ModelPlayground.module.css';
import { type StageProps, valueLabel } from './stageProps.ts';

type Lab = StageProps['activity'];
type Column = Lab['columns'][number];

export function ModelPlayground({ activity, draft, model }: StageProps & { model: TrainedModel }) {
  const { words } = activity;
  const columns = activity.columns.filter((column) => draft.columns.includes(column.id));
  const [example, setExample] = useState<Record<string, FeatureValue>>(() =>
    Object.fromEntries(columns.map((column) => [column.id, cellsOf(activity, column.id)[0] ?? ''])),
  );
  const alarm = predict(model.tree, example);
  return (
    <section className={kitStyles.card} aria-label={words.trialName}>
      <h4 className={labStyles.heading}>{words.trial}</h4>
      {columns.map((column) => (
        <FeatureInput
          key={column.id}
          activity={activity}
          column={column}
          value={example[column.id]}
          onChange={(value) => setExample({ ...example, [column.id]: value })}
        />
      ))}
      <p role="status" className={cx(styles.sign, alarm && styles.isYes)}>
        {alarm ? words.alarm : words.calm}
      </p>
    </section>
  );
}

/** The cells of a column in all rows; the first cell of a row is its number. */
const cellsOf = ({ rows, columns }: Lab, id: string) =>
  rows.map((row) => row[columns.findIndex((column) => column.id === id) + 1]);

/** The numbers of a column without those of bad rows. */
function validNumbers(activity: Lab, column: Column): number[] {
  const bad = activity.bad.filter((row) => row.column === column.id).map(({ row }) => row);
  return cellsOf(activity, column.id).filter(
    (cell, at): cell is number => typeof cell === 'number' && !bad.includes(Number(activity.rows[at]?.[0])),
  );
}

interface FeatureInputProps {
  activity: Lab;
  column: Column;
  value: FeatureValue | undefined;
  onChange(value: FeatureValue): void;
}

function FeatureInput({ activity, column, value, onChange }: FeatureInputProps) {
  if (column.kind === 'category') {
    const cells = cellsOf(activity, column.id);
    const names = [...new Set(cells.filter((cell) => typeof cell === 'string'))].sort();
    return (
      <div className={labStyles.choice}>
        <span aria-hidden="true">{column.label}</span>
        <Select
          aria-label={column.label}
          value={String(value ?? '')}
          options={names.map((name) => ({ value: name, label: valueLabel(column, name) }))}
          onChange={onChange}
        />
      </div>
    );
  }
  const numbers = validNumbers(activity, column);
  return (
    <Slider
      label={`${column.label}${column.unit ? ` (${column.unit})` : ''}`}
      value={Number(value ?? 0)}
      min={Math.floor(Math.min(...numbers))}
      max={Math.ceil(Math.max(...numbers))}
      step={1}
      onChange={onChange}
    />
  );
}
