// Stage 1: the learner chooses the question that the model will answer.
import { useLingui } from '@lingui/react/macro';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import { useFeedback } from '../kit/feedback/useFeedback.ts';
import { stripRightPrefix } from '../kit/labelPrefixes.ts';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { StageActions } from './StageActions.tsx';
import type { StageProps } from './stageProps.ts';

export function ScopeStage({ activity, draft, change, next }: StageProps) {
  const { t } = useLingui();
  const { react } = useFeedback();
  const { question, options, correct } = activity.scope;
  const chosen = options.find((option) => option.id === draft.scope);
  const tone = chosen?.id === correct ? 'right' : 'wrong';
  return (
    <>
      <Options
        group="scope"
        question={question}
        options={options}
        chosen={draft.scope}
        results={chosen ? { [chosen.id]: tone } : {}}
        onChoose={(scope) => {
          change({ scope });
          react(scope === correct);
        }}
      />
      <div role="status" className={kitStyles.status}>
        {chosen && (
          <AnswerFeedback
            key={chosen.id}
            tone={tone}
            message={`${tone === 'right' ? '✔ ' : ''}${stripRightPrefix(chosen.why)}`}
          />
        )}
      </div>
      <StageActions
        next={next}
        wait={tone === 'right' ? undefined : t`Choose the question that can be answered in time.`}
      />
    </>
  );
}
