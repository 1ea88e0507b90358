// Stage 5: both models on the days kept back; the learner keeps one.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import type { TrainedModel } from '@lanternwise/shared/learning/tableExperiment';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { formatPercent, type StageProps } from './stageProps.ts';

export function TestStage({ activity, draft, experiment, change }: StageProps) {
  const { t } = useLingui();
  if (!experiment || !draft.trained) return <p className="act-wait">{t`Train the models first (stage 4).`}</p>;
  const better = experiment.tree.test.accuracy - experiment.stump.test.accuracy;
  const outcome = better > 0 ? 'tree' : better < 0 ? 'stump' : 'same';
  const predicted = activity.predict.options.find((option) => option.id === draft.prediction);
  const prediction = predicted?.text;
  return (
    <>
      {prediction !== undefined && (
        <p className="model-lab-text">
          {predicted?.id === outcome
            ? t`You predicted: ${prediction}. That is what happened.`
            : t`You predicted: ${prediction}. It came out differently; that is what tests are for.`}
        </p>
      )}
      <div className="model-lab-models">
        <ModelResult
          activity={activity}
          id="stump"
          name={t`Stump`}
          model={experiment.stump}
          kept={draft.deployed === 'stump'}
          onKeep={() => change({ deployed: 'stump' })}
        />
        <ModelResult
          activity={activity}
          id="tree"
          name={t`Tree`}
          model={experiment.tree}
          kept={draft.deployed === 'tree'}
          onKeep={() => change({ deployed: 'tree' })}
        />
      </div>
      <p className="model-lab-text">
        {fillPlaceholders(activity.words.baseline, {
          share: formatPercent(experiment.baseline),
          count: experiment.testRows.length,
        })}
      </p>
    </>
  );
}

const KEEP_LABELS = { stump: msg`Keep the stump`, tree: msg`Keep the tree` } as const;

interface ModelResultProps {
  activity: StageProps['activity'];
  id: 'stump' | 'tree';
  name: string;
  model: TrainedModel;
  kept: boolean;
  onKeep(): void;
}

function ModelResult({ activity, id, name, model, kept, onKeep }: ModelResultProps) {
  const { t } = useLingui();
  const { target, words } = activity;
  const { yesShort, noShort } = target;
  const { test, training } = model;
  const { confusion } = test;
  return (
    <section className="act-paper model-lab-result" aria-label={name}>
      <h4>{name}</h4>
      <table>
        <caption>{words.unseen}</caption>
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
            <td className="model-lab-good">{`✔ ${confusion.truePositive}`}</td>
            <td className="model-lab-bad">{`✖ ${confusion.falsePositive}`}</td>
          </tr>
          <tr>
            <th scope="row">{t`said ● ${noShort}`}</th>
            <td className="model-lab-bad">{`✖ ${confusion.falseNegative}`}</td>
            <td className="model-lab-good">{`✔ ${confusion.trueNegative}`}</td>
          </tr>
        </tbody>
      </table>
      <dl className="model-lab-figures">
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
      <p className="model-lab-sample">
        {fillPlaceholders(words.onTraining, { share: formatPercent(training.accuracy) })}
      </p>
      <Button
        data-control={`keep:${id}`}
        variant={kept ? 'primary' : 'secondary'}
        size="small"
        aria-pressed={kept}
        onClick={onKeep}
      >
        {kept ? t`✔ ${name} kept` : t(KEEP_LABELS[id])}
      </Button>
    </section>
  );
}
