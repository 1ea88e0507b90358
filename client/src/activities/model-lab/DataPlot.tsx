// A chart of the cleaned examples by one column: those labelled yes against those labelled no.
import { cleanExamples } from '@lanternwise/shared/learning/tableExperiment';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Select } from '../../ui/Select.tsx';
import kitStyles from '../kit/layout.module.css';
import { BarChart, ScatterChart } from './charts.tsx';
import styles from './DataPlot.module.css';
import labStyles from './lab.module.css';
import type { StageProps } from './stageProps.ts';

export function DataPlot({ activity, draft }: Pick<StageProps, 'activity' | 'draft'>) {
  const [column, setColumn] = useState(activity.columns[1]?.id ?? '');
  const shown = activity.columns.find((c) => c.id === column);
  const examples = cleanExamples(activity, draft.fixes);
  const { words, target } = activity;
  return (
    <figure className={cx(kitStyles.card, styles.plot)}>
      <figcaption>
        <span className={labStyles.choice}>
          <span aria-hidden="true">{words.chart}</span>
          <Select
            aria-label={words.chart}
            value={column}
            options={activity.columns.map((c) => ({ value: c.id, label: c.label }))}
            onChange={setColumn}
          />
        </span>
      </figcaption>
      {shown?.kind === 'category' ? (
        <BarChart examples={examples} column={shown} target={target} />
      ) : (
        <ScatterChart examples={examples} column={column} range={words.chartRange} />
      )}
      <p className={styles.legend}>
        <span className={styles.yes}>{`▲ ${target.yes}`}</span> <span className={styles.no}>{`● ${target.no}`}</span>
      </p>
    </figure>
  );
}
