// Stage 1: the learner chooses the question that the model will answer.
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import { stripRightPrefix } from '../kit/labelPrefixes.ts';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import type { StageProps } from './stageProps.ts';

export function ScopeStage({ activity, draft, change }: StageProps) {
  const { question, options, correct } = activity.scope;
  const chosen = options.find((option) => option.id === draft.scope);
  const tone = chosen?.id === correct ? 'right' : 'wrong';
  return (
    <>
      <p className={kitStyles.question}>{question}</p>
      <Options
        group="scope"
        label={question}
        options={options}
        chosen={draft.scope}
        results={chosen ? { [chosen.id]: tone } : {}}
        onChoose={(scope) => change({ scope })}
      />
      <div role="status">
        {chosen && (
          <AnswerFeedback tone={tone} message={`${tone === 'right' ? '✔ ' : ''}${stripRightPrefix(chosen.why)}`} />
        )}
      </div>
    </>
  );
}
