// A quiz that goes on only after the right option was picked; wrong picks explain themselves and may be picked again.
import { explainAnswer } from '@lanternwise/shared/activities/registry';
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Illustration } from '../kit/Illustration.tsx';
import { stripRightPrefix } from '../kit/labelPrefixes.ts';
import { Options } from '../kit/Options.tsx';
import { type Rounds, useRounds } from '../kit/useRounds.ts';
import './quiz.css';

type Props = ActivityProps<'quiz'>;
type Question = Props['activity']['questions'][number];

export function QuizActivity({ activity, seed, submit }: Props) {
  const { t } = useLingui();
  const rounds = useRounds(activity.questions, submit);
  const [at, setAt] = useState(0);
  const question = activity.questions[at];
  const count = activity.questions.length;
  if (!question) return <QuizComplete activity={activity} rounds={rounds} />;
  const right = rounds.isRight(question.id);
  const number = at + 1;
  return (
    <>
      <div className="act-progress">
        <p className="act-count">{t`Question ${number} of ${count}`}</p>
        <ProgressBar label={t`Questions answered`} value={at + (right ? 1 : 0)} max={count} colour="teal" />
      </div>
      <QuizQuestion key={question.id} activity={activity} question={question} rounds={rounds} seed={seed} />
      <div className="act-buttons">
        <Button data-control="next" disabled={!right} onClick={() => setAt(at + 1)}>
          {number < count ? t`Next` : t`Finish quiz`}
        </Button>
        {!right && <p className="act-wait">{t`Pick the right answer to go on.`}</p>}
      </div>
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
  const results = Object.fromEntries(
    (rounds.picks[question.id] ?? []).map((pick) => [
      pick,
      pick === question.correct ? ('right' as const) : ('wrong' as const),
    ]),
  );
  const why = question.options.find((option) => option.id === question.correct)?.why;
  return (
    <>
      <p className="act-question">{question.text}</p>
      <Options
        label={question.text}
        options={shuffle(question.options, seed)}
        chosen={last}
        results={results}
        disabled={right}
        onChoose={(option) => rounds.pick(question.id, option)}
      />
      <div role="status" aria-live="polite" className="act-verdict">
        {last !== undefined && (
          <AnswerFeedback
            tone={right ? 'right' : 'wrong'}
            message={right ? activity.messages.correct : activity.messages.wrong}
            explanations={
              right ? [] : explainAnswer(activity, rounds.picks, [question.id]).map((e) => ({ ...e, label: t`Why` }))
            }
          >
            {right && why && <p>{stripRightPrefix(why)}</p>}
          </AnswerFeedback>
        )}
      </div>
    </>
  );
}

function QuizComplete({ activity, rounds }: { activity: Props['activity']; rounds: Rounds }) {
  const { t } = useLingui();
  const count = activity.questions.length;
  const first = activity.questions.filter((question) => rounds.picks[question.id]?.[0] === question.correct).length;
  return (
    <div className="act-complete" role="status">
      <Illustration name={activity.illustration ?? 'quiz'} symbol="trophy" />
      <p className="act-complete-title">{activity.complete.title}</p>
      <p>{activity.complete.text}</p>
      <p className="act-count">{t`${first} of ${count} right at the first pick`}</p>
    </div>
  );
}
