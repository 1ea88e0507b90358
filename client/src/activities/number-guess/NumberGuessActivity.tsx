// The next number of each pattern is guessed; every pattern has its own Check button.
import { MAX_GUESS_LENGTH, readGuess } from '@lanternwise/shared/activities/number-guess/definition';
import { readTypedNumber } from '@lanternwise/shared/text/typedNumber';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import kitStyles from '../kit/layout.module.css';
import { RoundFeedback } from '../kit/RoundFeedback.tsx';
import { type Rounds, useRounds } from '../kit/useRounds.ts';
import styles from './NumberGuessActivity.module.css';

type Props = ActivityProps<'number-guess'>;

export function NumberGuessActivity({ activity, submit }: Props) {
  const rounds = useRounds(activity.rounds, submit, readGuess);
  return (
    <div className={styles.patterns}>
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
    <form className={cx(kitStyles.card, styles.pattern)} onSubmit={check}>
      <label htmlFor={id} className={kitStyles.question}>
        {round.label}
      </label>
      <p className={styles.sequence}>
        {round.sequence.map((number) => (
          <span key={number} className={styles.tile}>
            {number}
          </span>
        ))}
        <GuessTile id={id} round={round.id} guess={guess} readOnly={right} onChange={setGuess} />
      </p>
      <SequenceBars numbers={round.sequence} next={right ? readTypedNumber(round.correct) : undefined} />
      <RoundFeedback activity={activity} rounds={rounds} round={round.id} checked={checked} />
      {!right && (
        <Button type="submit" data-control={`check:${round.id}`} disabled={guess.trim() === ''}>
          {activity.check}
        </Button>
      )}
    </form>
  );
}

interface GuessTileProps {
  id: string;
  round: string;
  guess: string;
  readOnly: boolean;
  onChange(guess: string): void;
}

function GuessTile({ id, round, guess, readOnly, onChange }: GuessTileProps) {
  return (
    <span className={cx(styles.tile, styles.nextTile)}>
      <TextInput
        id={id}
        data-control={`guess:${round}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_GUESS_LENGTH}
        placeholder="?"
        value={guess}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}

/** The same numbers as bars, which make the pattern visible. */
function SequenceBars({ numbers, next }: { numbers: readonly number[]; next: number | undefined }) {
  const highest = Math.max(...numbers) * 1.4;
  const height = (number: number) => ({ blockSize: `${(number / highest) * 100}%` });
  return (
    <div className={styles.bars} aria-hidden="true">
      {numbers.map((number) => (
        <span key={number} className="lw-fill" style={height(number)} />
      ))}
      {next === undefined ? (
        <span className={styles.nextBar}>?</span>
      ) : (
        <span className="lw-fill" style={height(next)} />
      )}
    </div>
  );
}
