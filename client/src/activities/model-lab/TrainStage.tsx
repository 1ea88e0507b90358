// Stage 4: the learner predicts which model will be better, then trains a stump and a tree and reads their questions.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import labStyles from './lab.module.css';
import type { StageProps } from './stageProps.ts';
import { TreeFigure } from './TreeFigure.tsx';

export function TrainStage({ activity, draft, experiment, change }: StageProps) {
  const { t } = useLingui();
  if (!experiment) return <p className={kitStyles.note}>{t`Choose at least one column first (stage 2).`}</p>;
  const { question, options } = activity.predict;
  return (
    <>
      <p className={kitStyles.question}>{question}</p>
      <Options
        group="predict"
        label={question}
        options={options}
        chosen={draft.prediction}
        onChoose={(prediction) => change({ prediction })}
      />
      {!draft.trained && (
        <div className={kitStyles.buttons}>
          <Button data-control="train" onClick={() => change({ trained: true })}>
            {fillPlaceholders(activity.words.train, { count: experiment.trainRows.length })}
          </Button>
        </div>
      )}
      {draft.trained && (
        <div className={labStyles.models} role="status">
          <TreeFigure title={t`Stump: one question`} activity={activity} tree={experiment.stump.tree} />
          <TreeFigure title={t`Tree: two questions deep`} activity={activity} tree={experiment.tree.tree} />
        </div>
      )}
    </>
  );
}
