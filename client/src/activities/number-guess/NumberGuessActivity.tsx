// Guess the next number of each pattern; every pattern has its own Check.
import { explainAnswer } from '@lanternwise/shared/activities/registry';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { type Rounds, useRounds } from '../kit/useRounds.ts';
import './number-guess.css';

type Props = ActivityProps<'number-guess'>;

export function NumberGuessActivity({ activity, submit }: Props) {
  const rounds = useRounds(activity.rounds, submit);
  return (
    <div className="act-patterns">
      {activity.rounds.map((round) => (
        <Pattern key={round.id} activity={activity} round={round} rounds={rounds} />
      ))}
    </div>
  );
}

interface PatternProps {
  activity: Props['activity'];
  round: Props['activity']['rounds'][number];
  rounds: Rounds;
}

function Pattern({ activity, round, rounds }: PatternProps) {
  const id = useId();
  const [guess, setGuess] = useState('');
  const right = rounds.isRight(round.id);
  const checked = rounds.lastPick(round.id) !== undefined && rounds.lastPick(round.id) === guess;
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (guess.trim() !== '') rounds.pick(round.id, guess);
  };
  return (
    <form className="act-paper act-pattern" onSubmit={check}>
      <label htmlFor={id} className="act-question">
        {round.label}
      </label>
      <p className="act-sequence">
        {round.sequence.map((number) => (
          <span key={number} className="act-tile">
            {number}
          </span>
        ))}
        <span className="act-tile act-tile-next">
          <TextInput
            id={id}
            data-control={`guess:${round.id}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            placeholder="?"
            value={guess}
            readOnly={right}
            onChange={(event) => setGuess(event.target.value)}
          />
        </span>
      </p>
      <SequenceBars numbers={round.sequence} />
      <div role="status" aria-live="polite">
        {checked && (
          <AnswerFeedback
            tone={right ? 'right' : 'wrong'}
            message={right ? activity.messages.correct : activity.messages.wrong}
            explanations={right ? [] : explainAnswer(activity, rounds.picks, [round.id])}
          />
        )}
      </div>
      {!right && (
        <Button type="submit" data-control={`check:${round.id}`} disabled={guess.trim() === ''}>
          {activity.check}
        </Button>
      )}
    </form>
  );
}

/** The same numbers as growing bars: a pattern for the eye. */
function SequenceBars({ numbers }: { numbers: readonly number[] }) {
  const highest = Math.max(...numbers) * 1.4;
  return (
    <div className="act-bars" aria-hidden="true">
      {numbers.map((number) => (
        <span key={number} style={{ blockSize: `${(number / highest) * 100}%` }} />
      ))}
      <span className="act-bars-next">?</span>
    </div>
  );
}
