// Rounds in which the right picture is picked; the pictures are grids of brightness, as a camera stores them.
import { seedFromText, shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { RoundFeedback } from '../kit/RoundFeedback.tsx';
import { type Rounds, useRounds } from '../kit/useRounds.ts';
import { PixelPicture } from './PixelPicture.tsx';

type Props = ActivityProps<'visual-quiz'>;

export function VisualQuizActivity({ activity, seed, submit }: Props) {
  const { t } = useLingui();
  const rounds = useRounds(activity.rounds, submit);
  const [at, setAt] = useState(0);
  const round = activity.rounds[at];
  if (!round) return null;
  const next = activity.rounds[at + 1];
  const [number, count] = [at + 1, activity.rounds.length];
  return (
    <>
      <p className={kitStyles.note}>{t`Pick ${number} of ${count}`}</p>
      <Round key={round.id} activity={activity} round={round} rounds={rounds} seed={seed} />
      {next && rounds.isRight(round.id) && (
        <ActionRow>
          <Button data-control="next" onClick={() => setAt(at + 1)}>
            {t`Next picture`}
          </Button>
        </ActionRow>
      )}
    </>
  );
}

interface RoundProps {
  activity: Props['activity'];
  round: Props['activity']['rounds'][number];
  rounds: Rounds;
  seed: number;
}

function Round({ activity, round, rounds, seed }: RoundProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const right = rounds.isRight(round.id);
  const checked = chosen !== undefined && rounds.lastPick(round.id) === chosen;
  return (
    <>
      <Options
        question={round.question}
        options={shuffle(round.options, seed + seedFromText(round.id)).map((option) => ({
          id: option.id,
          text: option.text,
          picture: <PixelPicture pixels={option.pixels} />,
        }))}
        chosen={chosen}
        results={checked && chosen ? { [chosen]: right ? 'right' : 'wrong' } : {}}
        disabled={right}
        layout="pictures"
        onChoose={setChosen}
      />
      <RoundFeedback activity={activity} rounds={rounds} round={round.id} checked={checked} />
      {!right && (
        <ActionRow>
          <WaitingButton
            data-control="check"
            disabled={chosen === undefined || checked}
            waitsFor={chosen === undefined ? t`Choose a picture first.` : undefined}
            onClick={() => chosen !== undefined && rounds.pick(round.id, chosen)}
          >
            {activity.check}
          </WaitingButton>
        </ActionRow>
      )}
    </>
  );
}
