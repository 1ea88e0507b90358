// The question at the end of a ranking lab, which can be answered once both rankings were run.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ActionRow } from '../kit/ActionRow.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import type { RankingLab } from './topByMeasure.ts';

interface ConclusionProps {
  activity: RankingLab;
  hasRunBoth: boolean;
  /** Submits the conclusion; returns whether it is correct. */
  onCheck(conclusion: string): boolean;
}

export function Conclusion({ activity, hasRunBoth, onCheck }: ConclusionProps) {
  const { t } = useLingui();
  const [conclusion, setConclusion] = useState<string>();
  const [correct, setCorrect] = useState<boolean>();
  const { question, options } = activity.conclusion;
  const picked = options.find((option) => option.id === conclusion);
  const tone = correct ? 'right' : 'wrong';
  return (
    <>
      <section className={cx(kitStyles.card, 'grid gap-3')}>
        <Options
          group="conclude"
          question={question}
          options={options}
          chosen={conclusion}
          results={correct !== undefined && conclusion ? { [conclusion]: tone } : {}}
          onChoose={(option) => {
            setCorrect(undefined);
            setConclusion(option);
          }}
        />
      </section>
      <div role="status" className={kitStyles.status}>
        {correct !== undefined && picked && <Feedback activity={activity} picked={picked} correct={correct} />}
      </div>
      <ActionRow>
        <Button
          data-control="check"
          disabled={!hasRunBoth || !picked}
          onClick={() => picked && setCorrect(onCheck(picked.id))}
        >
          {activity.check}
        </Button>
        {!hasRunBoth && <p className={kitStyles.note}>{t`Run both rankings first.`}</p>}
      </ActionRow>
    </>
  );
}

interface FeedbackProps {
  activity: RankingLab;
  picked: RankingLab['conclusion']['options'][number];
  correct: boolean;
}

function Feedback({ activity, picked, correct }: FeedbackProps) {
  return (
    <AnswerFeedback
      tone={correct ? 'right' : 'wrong'}
      message={correct ? activity.messages.correct : activity.messages.wrong}
      explanations={correct ? [] : [{ item: picked.id, label: picked.text, text: picked.why }]}
    />
  );
}
