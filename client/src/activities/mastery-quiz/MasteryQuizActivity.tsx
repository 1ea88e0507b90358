// Mastery quiz: questions from a bank; a mastered one wins a trophy for good, a missed one returns in other words.
import { PLINTHS } from '@lanternwise/shared/activities/mastery-quiz/mapNames';
import { type RiddlePart, soundRiddle } from '@lanternwise/shared/activities/mastery-quiz/riddle';
import { useLingui } from '@lingui/react/macro';
import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClipPlayer } from '../../audio/useClipPlayer.ts';
import { AVATAR } from '../../bridge/events.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ActionRow } from '../kit/ActionRow.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { reveal } from '../kit/feedback/reveal.ts';
import { LevelEndButton } from '../kit/LevelEndButton.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { EchoSays } from './EchoSays.tsx';
import styles from './MasteryQuiz.module.css';
import { TrophyShelf } from './TrophyShelf.tsx';
import { type MasteryQuiz, useMasteryQuiz } from './useMasteryQuiz.ts';
import { useWayToTrophy } from './useWayToTrophy.ts';

/** So many trophies hang on the meadow and before the cave beside it. */
const NEAR_PLINTHS = 20;

type Props = ActivityProps<'mastery-quiz'>;

export function MasteryQuizActivity({ activity, seed, submit }: Props) {
  const { t } = useLingui();
  const [predicted, setPredicted] = useState<string>();
  const quiz = useMasteryQuiz({ activity, seed, submit }, predicted);
  // The guess is asked for at the first question of all, and its reply stays until that is answered.
  const [isFirst, setFirst] = useState(Object.keys(quiz.parts).length === 0);
  const [playsOn, setPlaysOn] = useState(false);
  useOnMap<true>(activity.id, true);
  // Far from the meadow the player stays in sight.
  useCameraBeside(quiz.won.length < NEAR_PLINTHS ? PLINTHS : AVATAR);
  const walkOn = useWayToTrophy();
  const isFull = quiz.won.length >= activity.goal;
  const isGoing = !isFull || playsOn;
  const next = () => {
    setFirst(false);
    quiz.next();
  };
  return (
    <>
      <TrophyShelf activity={activity} parts={quiz.parts} />
      {!isGoing && <Complete activity={activity} onPlayOn={() => setPlaysOn(true)} />}
      {(isGoing || quiz.pick !== undefined) && (
        <>
          <Question activity={activity} quiz={quiz} />
          {isFirst && (
            <Predict predict={activity.predict} predicted={predicted} on={['option:']} onPredict={setPredicted} />
          )}
          {quiz.pick !== undefined && isGoing && (
            <ActionRow>
              <Button variant={walkOn ? 'secondary' : 'primary'} data-control="next" onClick={next}>
                {walkOn ? t`Ask me here` : t`Next question`}
              </Button>
              {walkOn && <Button data-control="walk-on" onClick={walkOn}>{t`Walk on`}</Button>}
            </ActionRow>
          )}
        </>
      )}
    </>
  );
}

function Complete({ activity, onPlayOn }: { activity: Props['activity']; onPlayOn(): void }) {
  const { t } = useLingui();
  return (
    <section role="status" ref={reveal} className={cx(kitStyles.card, styles.complete)}>
      <p className={kitStyles.question}>{activity.complete.title}</p>
      <p>{activity.complete.text}</p>
      <ActionRow>
        <Button variant="secondary" data-control="play-on" onClick={onPlayOn}>
          {t`Keep answering questions`}
        </Button>
        <LevelEndButton />
      </ActionRow>
    </section>
  );
}

function Question({ activity, quiz }: { activity: Props['activity']; quiz: MasteryQuiz }) {
  const { t } = useLingui();
  const { asked, pick, isRight } = quiz;
  const known = useRef(asked);
  if (!asked) return null;
  const { tiers, questions } = activity;
  const of = questions.find(({ id }) => id === asked.id)?.tier;
  const tier = tiers.find(({ id }) => id === of)?.title ?? '';
  const picked = asked.options.find(({ id }) => id === pick);
  /** The next question takes the focus, so that it is read out and the keys go on from there. */
  const focusNext = (element: HTMLElement | null) => {
    if (!element || known.current === asked) return;
    known.current = asked;
    element.focus();
  };
  return (
    <section className={styles.question} aria-label={t`Question`}>
      {asked.returns && <p className={kitStyles.note}>{t`${tier}: here it is again, in other words.`}</p>}
      {asked.hear && <Riddle key={asked.id} parts={asked.hear} />}
      <p ref={focusNext} tabIndex={-1} className={cx(kitStyles.question, kitStyles.largeQuestion)}>
        {asked.text}
      </p>
      <Options
        label={asked.text}
        options={asked.options}
        chosen={pick}
        results={pick === undefined ? {} : { [pick]: isRight ? 'right' : 'wrong' }}
        disabled={pick !== undefined}
        layout="large"
        onChoose={quiz.choose}
      />
      <div role="status" aria-live="polite" className={kitStyles.status}>
        {picked && (
          <AnswerFeedback
            key={`${asked.id} ${asked.text}`}
            tone={isRight ? 'right' : 'wrong'}
            message={isRight ? activity.messages.correct : activity.messages.wrong}
            explanations={isRight ? [] : [{ item: asked.id, label: picked.text, text: picked.why }]}
          >
            {isRight && (
              <details>
                <summary data-control="why">{t`Why?`}</summary>
                {picked.why}
              </details>
            )}
            {quiz.echo && <EchoSays {...quiz.echo} won={quiz.won.length} />}
          </AnswerFeedback>
        )}
      </div>
    </section>
  );
}

/** A sound that belongs to the question: heard at once, and as often as one likes. */
function Riddle({ parts }: { parts: readonly RiddlePart[] }) {
  const { t } = useLingui();
  const play = useClipPlayer();
  const samples = useMemo(() => soundRiddle(parts), [parts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => play(samples), []);
  return (
    <Button
      size="small"
      variant="secondary"
      className={styles.riddle}
      icon={<Volume2 aria-hidden="true" size={22} />}
      data-control="hear"
      onClick={() => play(samples)}
    >
      {t`Listen`}
    </Button>
  );
}
