// Stage 6: the model is deployed as a sign; the learner chooses its text, tries it on an own example and gets its model card.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import type { Experiment } from '@lanternwise/shared/learning/tableExperiment';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { GradeFeedback } from '../kit/GradeFeedback.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import type { ModelLabDraft } from './draft.ts';
import labStyles from './lab.module.css';
import { ModelCard, modelCardFigures } from './ModelCard.tsx';
import { ModelPlayground } from './ModelPlayground.tsx';
import { MissingStage, StageActions } from './StageActions.tsx';
import type { StageProps } from './stageProps.ts';

type Answer = AnswerOf<'model-lab'>;
type Deployed = NonNullable<ModelLabDraft['deployed']>;

export function DeployStage(props: StageProps) {
  const { t } = useLingui();
  const { experiment, draft, goTo } = props;
  if (!experiment || !draft.deployed) {
    return (
      <MissingStage
        text={t`Test both models and keep one first (stage 5).`}
        label={t`Go to stage 5`}
        onPress={() => goTo('test')}
      />
    );
  }
  return <DeployedModel {...props} experiment={experiment} deployed={draft.deployed} />;
}

function DeployedModel(props: StageProps & { experiment: Experiment; deployed: Deployed }) {
  const { t } = useLingui();
  const { activity, draft, experiment, deployed, change, submit, report, restart } = props;
  const [checked, setChecked] = useState<{ answer: Answer; grade: Grade }>();
  const model = experiment[deployed];
  const finish = () => {
    if (draft.sign === undefined) return;
    report(modelCardFigures(experiment, model));
    const answer = answerOf(draft, deployed, draft.sign);
    setChecked({ answer, grade: submit(answer) });
  };
  const chooseSign = (sign: string) => {
    setChecked(undefined);
    change({ sign });
  };
  const { question, options } = activity.signs;
  return (
    <>
      <p className={kitStyles.question}>{question}</p>
      <Options group="sign" label={question} options={options} chosen={draft.sign} onChoose={chooseSign} />
      <div className={labStyles.split}>
        <ModelPlayground {...props} model={model} />
        <ModelCard words={activity.words} experiment={experiment} model={model} name={deployed} />
      </div>
      <div role="status" className={kitStyles.status}>
        {checked && <GradeFeedback activity={activity} {...checked} />}
      </div>
      <StageActions
        next={undefined}
        action={checked?.grade.correct ? undefined : { label: activity.check, control: 'check', onPress: finish }}
        wait={draft.sign === undefined ? t`Choose a sign first.` : undefined}
      >
        <Button variant="quiet" onClick={restart}>
          {t`Start the lab again`}
        </Button>
      </StageActions>
    </>
  );
}

function answerOf(draft: ModelLabDraft, deployed: Deployed, sign: string): Answer {
  const { scope = 'none', columns, fixes, prediction } = draft;
  return { scope, columns, fixes, ...(prediction && { prediction }), deployed, sign };
}
