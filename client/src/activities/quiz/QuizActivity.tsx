// A quiz that continues only after the right option was picked; a wrong pick is explained and can be changed.
import { seedFromText, shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
import { cx } from '../../ui/cx.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Brief } from '../kit/Brief.tsx';
import { stripRightPrefix } from '../kit/labelPrefixes.ts';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import type { ItemResult } from '../kit/ResultMark.tsx';
import { RoundFeedback } from '../kit/RoundFeedback.tsx';
import { type Rounds, useRounds } from '../kit/useRounds.ts';
import { QuizComplete } from './QuizComplete.tsx';

type Props = ActivityProps<'quiz'>;
type Question = Props['activity']['questions'][number];

/** Each run is a new one: nothing of the last remains. */
export function QuizActivity(props: Props) {
  const [run, setRun] = useState(0);
  return <QuizRun key={run} {...props} onAgain={() => setRun(run + 1)} />;
}

function QuizRun({ activity, seed, submit, onAgain }: Props & { onAgain(): void }) {
  const { t } = useLingui();
  const rounds = useRounds(activity.questions, submit);
  const [at, setAt] = useState(0);
  const question = activity.questions[at];
  const count = activity.questions.length;
  if (!question) return <QuizComplete activity={activity} rounds={rounds} onAgain={onAgain} />;
  const right = rounds.isRight(question.id);
  const number = at + 1;
  return (
    <>
      <div className={kitStyles.progress}>
        <p className={kitStyles.note}>{t`Question ${number} of ${count}`}</p>
        <ProgressBar label={t`Questions answered`} value={at + (right ? 1 : 0)} max={count} colour="teal" />
      </div>
      <QuizQuestion key={question.id} activity={activity} question={question} rounds={rounds} seed={seed} />
      <ActionRow>
        <WaitingButton
          data-control="next"
          {...(number === count && { 'data-ends': '' })}
          disabled={!right}
          waitsFor={right ? undefined : t`Pick the right answer to continue.`}
          onClick={() => setAt(at + 1)}
        >
          {number < count ? t`Next` : t`Finish quiz`}
        </WaitingButton>
      </ActionRow>
    </>
  );
}

interface QuestionProps {
  activity: Props['activity'];
  question: Question;
  rounds: Rounds;
  seed: number;
}

function QuizQuestion({ activity, question, rounds, seed }: QuestionProps) {
  const { t } = useLingui();
  const right = rounds.isRight(question.id);
  const last = rounds.lastPick(question.id);
  const resultOf = (pick: string): ItemResult => (pick === question.correct ? 'right' : 'wrong');
  const results = Object.fromEntries((rounds.picks[question.id] ?? []).map((pick) => [pick, resultOf(pick)]));
  const why = question.options.find((option) => option.id === question.correct)?.why;
  return (
    <>
      <p className={cx(kitStyles.question, kitStyles.largeQuestion)}>{question.text}</p>
      <Options
        label={question.text}
        // One seed for all would give right options written first the same letter in every question.
        options={shuffle(question.options, seed + seedFromText(question.id))}
        chosen={last}
        results={results}
        disabled={right}
        layout="large"
        onChoose={(option) => rounds.pick(question.id, option)}
      />
      <RoundFeedback
        activity={activity}
        rounds={rounds}
        round={question.id}
        checked={last !== undefined}
        label={t`Why`}
      >
        {right && why && (
          <p>
            <Brief text={stripRightPrefix(why)} rest="more" />
          </p>
        )}
      </RoundFeedback>
    </>
  );
}
