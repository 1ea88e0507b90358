// The fact check in the window: the sentences of the parrots, each to be marked true or false, beside the pages of the fact book.

import { VERDICTS, type Verdict } from '@lanternwise/shared/activities/kit/facts/factBook';
import { PARROTS } from '@lanternwise/shared/activities/kit/facts/mapNames';
import { SPOKEN, type Spoken, spokenInRound } from '@lanternwise/shared/activities/kit/facts/spoken';
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import chipStyles from '../kit/chip.module.css';
import { Predict } from '../kit/Predict.tsx';
import { ResultMark } from '../kit/ResultMark.tsx';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import type { FactView } from './draft.ts';
import { EMPTY_FACTS, type FactDraft, parseFacts, toAnswer } from './draft.ts';
import { FactBookPages } from './FactBookPages.tsx';
import styles from './FactCheck.module.css';

export function FactCheckActivity({ activity, submit, report }: ActivityProps<'fact-check'>) {
  const { t } = useLingui();
  const [draft, store] = useStoredDraft(activity.id, EMPTY_FACTS, parseFacts);
  const { predicted, round, marks } = draft;
  const spoken = useMemo(() => spokenInRound(activity, round), [activity, round]);
  const check = useAnswerCheck<AnswerOf<'fact-check'>>(toAnswer(draft, spoken), (answer) => {
    const grade = submit(answer);
    if (grade.correct)
      report({ 'sentences marked': SPOKEN, 'false among them': spoken.filter(({ isTrue }) => !isTrue).length });
    return grade;
  });
  useOnMap<FactView>(activity.id, { speech: null });
  useCameraBeside(PARROTS);
  const change = (next: FactDraft) => {
    store(next);
    check.changeAnswer(toAnswer(next, spokenInRound(activity, next.round)));
  };
  return (
    <>
      <Predict
        predict={activity.predict}
        predicted={predicted}
        on={['mark:']}
        onPredict={(option) => change({ ...draft, predicted: option })}
      />
      <div className={styles.desk}>
        <Sentences
          spoken={spoken}
          marks={marks}
          grade={check.grade}
          onMark={(id, verdict) => change({ ...draft, marks: { ...marks, [id]: verdict } })}
        />
        <FactBookPages book={activity} />
      </div>
      <CheckBar
        activity={activity}
        check={check}
        ready={check.answer.marks.length === SPOKEN}
        incompleteHint={activity.ask}
      >
        {!check.solved && (
          <Button
            variant="secondary"
            data-control="others"
            onClick={() => change({ ...draft, round: round + 1, marks: {} })}
          >
            {t`Other sentences`}
          </Button>
        )}
      </CheckBar>
    </>
  );
}

interface SentencesProps {
  spoken: readonly Spoken[];
  marks: FactDraft['marks'];
  grade: Grade | undefined;
  onMark(id: string, verdict: Verdict): void;
}

function Sentences({ spoken, marks, grade, onMark }: SentencesProps) {
  const { t } = useLingui();
  const names = { true: t`True`, false: t`False` };
  return (
    <ul className={styles.sentences} aria-label={t`Sentences in the air`}>
      {spoken.map(({ id, text }) => (
        <li key={id} className={styles.sentence}>
          <span>
            {text} <ResultMark result={itemResult(grade, id)} />
          </span>
          <fieldset aria-label={text} className={styles.verdicts}>
            {VERDICTS.map((verdict) => (
              <button
                key={verdict}
                type="button"
                className={cx(chipStyles.chip, styles.page)}
                aria-pressed={marks[id] === verdict}
                disabled={grade?.correct ?? false}
                data-control={`mark:${id}:${verdict}`}
                onClick={() => onMark(id, verdict)}
              >
                {names[verdict]}
              </button>
            ))}
          </fieldset>
        </li>
      ))}
    </ul>
  );
}
