// What Echo answered, and how the contest stands: she repeats the letter that was said before.
import { useLingui } from '@lingui/react/macro';
import kitStyles from '../kit/layout.module.css';
import { OPTION_LETTERS } from '../kit/Options.tsx';
import { type EchoDraft, isLastRound } from './echoDraft.ts';

interface EchoSaysProps {
  /** The option she named. */
  said: number;
  score: EchoDraft;
  /** Trophies after the answer. */
  won: number;
}

export function EchoSays({ said, score, won }: EchoSaysProps) {
  const { t } = useLingui();
  const letter = OPTION_LETTERS[said];
  const { own, echo } = score;
  return (
    <p className={kitStyles.note}>
      {t`Echo said ${letter}. You ${own}, Echo ${echo}.`}
      {isLastRound(won) && <> {t`She only repeats your last letter!`}</>}
    </p>
  );
}
