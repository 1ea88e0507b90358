// The model card: what a model is, what it learned from, how good it is, and what it is not for.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import type { Experiment, TrainedModel } from '@lanternwise/shared/learning/tableExperiment';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import kitStyles from '../kit/layout.module.css';
import labStyles from './lab.module.css';
import { formatPercent, type StageProps } from './stageProps.ts';

interface ModelCardProps {
  words: StageProps['activity']['words'];
  experiment: Experiment;
  model: TrainedModel;
  name: 'stump' | 'tree';
}

const MODEL_KIND_LABELS = {
  stump: msg`Decision stump, one question`,
  tree: msg`Decision tree, two questions deep`,
} as const;

export function ModelCard({ words, experiment, model, name }: ModelCardProps) {
  const { t } = useLingui();
  return (
    <section
      className={cx(kitStyles.card, '[&_dd]:mb-1.5 [&_dd]:font-bold [&_dt]:text-[0.875rem] [&_dt]:text-muted')}
      aria-label={t`Model card`}
    >
      <h4 className={labStyles.heading}>{t`Model card`}</h4>
      <dl>
        <dt>{t`Kind`}</dt>
        <dd>{t(MODEL_KIND_LABELS[name])}</dd>
        <dt>{t`Learned from`}</dt>
        <dd>{fillPlaceholders(words.learnedFrom, { count: experiment.trainRows.length })}</dd>
        <dt>{t`Tested on`}</dt>
        <dd>{fillPlaceholders(words.testedOn, { count: experiment.testRows.length })}</dd>
        <dt>{t`Accuracy · precision · recall`}</dt>
        <dd>{`${formatPercent(model.test.accuracy)} · ${formatPercent(model.test.precision)} · ${formatPercent(model.test.recall)}`}</dd>
        <dt>{t`Not for`}</dt>
        <dd>{words.notFor}</dd>
      </dl>
    </section>
  );
}

/** The figures of the model card, shares as 0–1. */
export function modelCardFigures(experiment: Experiment, model: TrainedModel): Record<string, number> {
  return {
    'training rows': experiment.trainRows.length,
    'test rows': experiment.testRows.length,
    'test accuracy': model.test.accuracy,
    precision: model.test.precision,
    recall: model.test.recall,
    baseline: experiment.baseline,
  };
}
