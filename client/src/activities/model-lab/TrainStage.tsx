// Stage 4: the learner predicts which model will be better, then trains a stump and a tree and reads their questions.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useLingui } from '@lingui/react/macro';
import { Options } from '../kit/Options.tsx';
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
    onPress: () => change({ trained: true }),
  };
  const { question, options } = activity.predict;
  return (
    <>
      <Options
        group="predict"
        question={question}
        options={options}
        chosen={draft.prediction}
        onChoose={(prediction) => change({ prediction })}
      />
      {draft.trained && (
        <div className={labStyles.models} role="status">
          <LabTree title={t`Stump: one question`} activity={activity} tree={experiment.stump.tree} />
          <LabTree title={t`Tree: two questions deep`} activity={activity} tree={experiment.tree.tree} />
        </div>
      )}
      <StageActions next={next} action={draft.trained ? undefined : train} />
    </>
  );
}
