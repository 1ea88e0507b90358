// Stage 5: both models are tested on rows that they did not see; the learner keeps one.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import type { Experiment } from '@lanternwise/shared/learning/tableExperiment';
import { useLingui } from '@lingui/react/macro';
import labStyles from './lab.module.css';
import { ModelResult } from './ModelResult.tsx';
import { MissingStage, StageActions } from './StageActions.tsx';
import { formatPercent, type StageProps } from './stageProps.ts';

export function TestStage({ activity, draft, experiment, change, next, goTo }: StageProps) {
  const { t } = useLingui();
  if (!experiment || !draft.trained) {
    return (
      <MissingStage
        text={t`Train the models first (stage 4).`}
        label={t`Go to stage 4`}
        onPress={() => goTo('train')}
      />
    );
  }
  const names = { stump: t`Stump`, tree: t`Tree` };
  const yes = activity.target.yesShort;
  return (
    <>
      <PredictionOutcome activity={activity} prediction={draft.prediction} experiment={experiment} />
      <div className={labStyles.models}>
        {(['stump', 'tree'] as const).map((id) => (
          <ModelResult
            key={id}
            activity={activity}
            id={id}
            name={names[id]}
            model={experiment[id]}
            kept={draft.deployed === id}
            onKeep={() => change({ deployed: id })}
          />
        ))}
      </div>
      <p className={labStyles.sample}>
        {t`Accuracy: right of all. Precision: right when it said ▲ ${yes}. Recall: how many ▲ ${yes} it found.`}
      </p>
      <p className={labStyles.text}>
        {fillPlaceholders(activity.words.baseline, {
          share: formatPercent(experiment.baseline),
          count: experiment.testRows.length,
        })}
      </p>
      <KeptModel {...{ activity, draft, experiment }} />
      <StageActions next={next} wait={draft.deployed ? undefined : t`Keep one of the two models.`} />
    </>
  );
}

/** Says of the kept model if always giving the common answer would do as well. */
function KeptModel({
  activity,
  draft,
  experiment,
}: Pick<StageProps, 'activity' | 'draft'> & { experiment: Experiment }) {
  const { t } = useLingui();
  const kept = draft.deployed && experiment[draft.deployed];
  const common = activity.target.noShort;
  const isNoBetter = kept !== undefined && kept.test.accuracy <= experiment.baseline;
  return (
    <p role="status" className={labStyles.text}>
      {isNoBetter && t`That one is right no more often than always saying “${common}”. Is the other one better?`}
    </p>
  );
}

interface PredictionOutcomeProps {
  activity: StageProps['activity'];
  prediction: string | undefined;
  experiment: Experiment;
}

/** Compares the learner's prediction with the outcome. */
function PredictionOutcome({ activity, prediction: id, experiment }: PredictionOutcomeProps) {
  const { t } = useLingui();
  const predicted = activity.predict.options.find((option) => option.id === id);
  if (!predicted) return null;
  const prediction = predicted.text;
  const better = experiment.tree.test.accuracy - experiment.stump.test.accuracy;
  const outcome = better > 0 ? 'tree' : better < 0 ? 'stump' : 'same';
  return (
    <p className={labStyles.text}>
      {id === outcome
        ? t`You predicted: ${prediction}. That is what happened.`
        : t`You predicted: ${prediction}. It came out differently; that is what tests are for.`}
    </p>
  );
}
