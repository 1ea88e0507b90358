// Stage 1: which question shall the model answer?
import { Feedback } from '../kit/Feedback.tsx';
import { Options } from '../kit/Options.tsx';
import { rightWhy } from '../kit/openings.ts';
import type { StageProps } from './stage.ts';

export function ScopeStage({ activity, draft, change }: StageProps) {
  const { question, options, correct } = activity.scope;
  const chosen = options.find((option) => option.id === draft.scope);
  const tone = chosen?.id === correct ? 'right' : 'wrong';
  return (
    <>
      <p className="act-question">{question}</p>
      <Options
        group="scope"
        label={question}
        options={options}
        chosen={draft.scope}
        judged={chosen ? { [chosen.id]: tone } : {}}
        onChoose={(scope) => change({ scope })}
      />
      <div role="status">
        {chosen && <Feedback tone={tone} message={`${tone === 'right' ? '✔ ' : ''}${rightWhy(chosen.why)}`} />}
      </div>
    </>
  );
}
