// The result of one model on the test rows: confusion matrix, figures, and the button that keeps the model.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import type { TrainedModel } from '@lanternwise/shared/learning/tableExperiment';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import kitStyles from '../kit/layout.module.css';
import labStyles from './lab.module.css';
import styles from './ModelResult.module.css';
import { formatPercent, type StageProps } from './stageProps.ts';

const KEEP_LABELS = { stump: msg`Keep the stump`, tree: msg`Keep the tree` } as const;

interface ModelResultProps {
  activity: StageProps['activity'];
  id: 'stump' | 'tree';
  name: string;
  model: TrainedModel;
  kept: boolean;
  onKeep(): void;
}

export function ModelResult({ activity, id, name, model, kept, onKeep }: ModelResultProps) {
  const { t } = useLingui();
  const { test, training } = model;
  return (
    <section className={cx(kitStyles.card, styles.result)} aria-label={name}>
      <h4 className={labStyles.heading}>{name}</h4>
      <ConfusionMatrix activity={activity} confusion={test.confusion} />
      <dl className={styles.figures}>
        <div>
          <dt>{t`Accuracy`}</dt>
          <dd>{formatPercent(test.accuracy)}</dd>
        </div>
        <div>
          <dt>{t`Precision`}</dt>
          <dd>{formatPercent(test.precision)}</dd>
        </div>
        <div>
          <dt>{t`Recall`}</dt>
          <dd>{formatPercent(test.recall)}</dd>
        </div>
      </dl>
      <p className={labStyles.sample}>
        {fillPlaceholders(activity.words.onTraining, { share: formatPercent(training.accuracy) })}
      </p>
      <Button data-control={`keep:${id}`} variant="secondary" size="small" aria-pressed={kept} onClick={onKeep}>
        {kept ? t`✔ ${name} kept` : t(KEEP_LABELS[id])}
      </Button>
    </section>
  );
}

interface ConfusionMatrixProps {
  activity: StageProps['activity'];
  confusion: TrainedModel['test']['confusion'];
}

function ConfusionMatrix({ activity, confusion }: ConfusionMatrixProps) {
  const { t } = useLingui();
  const { yesShort, noShort } = activity.target;
  return (
    <table>
      <caption>{activity.words.unseen}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t`was ▲ ${yesShort}`}</th>
          <th scope="col">{t`was ● ${noShort}`}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t`said ▲ ${yesShort}`}</th>
          <td className={styles.good}>{`✔ ${confusion.truePositive}`}</td>
          <td className={styles.bad}>{`✖ ${confusion.falsePositive}`}</td>
        </tr>
        <tr>
          <th scope="row">{t`said ● ${noShort}`}</th>
          <td className={styles.bad}>{`✖ ${confusion.falseNegative}`}</td>
          <td className={styles.good}>{`✔ ${confusion.trueNegative}`}</td>
        </tr>
      </tbody>
    </table>
  );
}
