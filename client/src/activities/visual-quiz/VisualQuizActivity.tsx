// Pick the right picture, three times; the pictures are grids of brightness, as a camera stores them.
import { explainAnswer } from '@lanternwise/shared/activities/registry';
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Options } from '../kit/Options.tsx';
import { type Rounds, useRounds } from '../kit/useRounds.ts';
import { PixelPicture } from './PixelPicture.tsx';
import './visual-quiz.css';

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
      <p className="act-count">{t`Pick ${number} of ${count}`}</p>
      <Round key={round.id} activity={activity} round={round} rounds={rounds} seed={seed} />
      {next && rounds.isRight(round.id) && (
        <div className="act-buttons">
          <Button data-control="next" onClick={() => setAt(at + 1)}>
            {t`Next picture`}
          </Button>
        </div>
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
  const tone = right ? 'right' : 'wrong';
  return (
    <>
      <p className="act-question">{round.question}</p>
      <Options
        label={round.question}
        options={shuffle(round.options, seed).map((option) => ({
          id: option.id,
          text: option.text,
          picture: <PixelPicture pixels={option.pixels} />,
        }))}
        chosen={chosen}
        results={checked && chosen ? { [chosen]: tone } : {}}
        disabled={right}
        onChoose={setChosen}
      />
      <div role="status" aria-live="polite">
        {checked && (
          <AnswerFeedback
            tone={tone}
            message={right ? activity.messages.correct : activity.messages.wrong}
            explanations={right ? [] : explainAnswer(activity, rounds.picks, [round.id])}
          />
        )}
      </div>
      <div className="act-buttons">
        {!right && (
          <Button
            data-control="check"
            disabled={chosen === undefined || checked}
            onClick={() => chosen !== undefined && rounds.pick(round.id, chosen)}
          >
            {activity.check}
          </Button>
        )}
        {!right && chosen === undefined && <p className="act-wait">{t`Choose a picture first.`}</p>}
      </div>
    </>
  );
}
