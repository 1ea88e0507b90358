// Stage 4: predict, then train a stump and a tree and read what they found.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { Options } from '../kit/Options.tsx';
import type { StageProps } from './stageProps.ts';
import { TreeFigure } from './TreeFigure.tsx';

export function TrainStage({ activity, draft, experiment, change }: StageProps) {
  const { t } = useLingui();
  if (!experiment) return <p className="act-wait">{t`Choose at least one column first (stage 2).`}</p>;
  const { question, options } = activity.predict;
  return (
    <>
      <p className="act-question">{question}</p>
      <Options
        group="predict"
        label={question}
        options={options}
        chosen={draft.prediction}
        onChoose={(prediction) => change({ prediction })}
      />
      {!draft.trained && (
        <div className="act-buttons">
          <Button data-control="train" onClick={() => change({ trained: true })}>
            {fillPlaceholders(activity.words.train, { count: experiment.trainRows.length })}
          </Button>
        </div>
      )}
      {draft.trained && (
        <div className="model-lab-models" role="status">
          <TreeFigure title={t`Stump: one question`} activity={activity} tree={experiment.stump.tree} />
          <TreeFigure title={t`Tree: two questions deep`} activity={activity} tree={experiment.tree.tree} />
        </div>
      )}
    </>
  );
}
