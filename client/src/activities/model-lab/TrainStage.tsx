// Stage 4: training asks for a bet on which model will be better, then shows the questions of a stump and a tree.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useLingui } from '@lingui/react/macro';
import { Predict } from '../kit/Predict.tsx';
import { NEWLY_TRAINED } from './draft.ts';
import { LabTree } from './LabTree.tsx';
import labStyles from './lab.module.css';
import { MissingStage, StageActions } from './StageActions.tsx';
import type { StageProps } from './stageProps.ts';

export function TrainStage({ activity, draft, experiment, change, next, goTo }: StageProps) {
  const { t } = useLingui();
  if (!experiment) {
    return (
      <MissingStage
        text={t`Choose at least one column first (stage 2).`}
        label={t`Go to stage 2`}
        onPress={() => goTo('columns')}
      />
    );
  }
  const train = {
    label: fillPlaceholders(activity.words.train, { count: experiment.trainRows.length }),
    control: 'train',
    onPress: () => change(NEWLY_TRAINED),
  };
  return (
    <>
      {draft.trained && (
        <div className={labStyles.models} role="status">
          <LabTree title={t`Stump: one question`} activity={activity} tree={experiment.stump.tree} />
          <LabTree title={t`Tree: two questions deep`} activity={activity} tree={experiment.tree.tree} />
        </div>
      )}
      <Predict
        predict={activity.predict}
        predicted={draft.prediction}
        on={['train']}
        onPredict={(prediction) => change({ prediction })}
      />
      <StageActions next={next} action={draft.trained ? undefined : train} />
    </>
  );
}
