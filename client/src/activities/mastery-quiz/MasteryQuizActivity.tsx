// Mastery quiz: questions from a bank; a mastered one wins a trophy for good, a missed one returns in other words.
import { PLINTHS } from '@lanternwise/shared/activities/mastery-quiz/mapNames';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ActionRow } from '../kit/ActionRow.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { reveal } from '../kit/feedback/reveal.ts';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import styles from './MasteryQuiz.module.css';
import { TrophyShelf } from './TrophyShelf.tsx';
import { type MasteryQuiz, useMasteryQuiz } from './useMasteryQuiz.ts';

type Props = ActivityProps<'mastery-quiz'>;

export function MasteryQuizActivity({ activity, seed, submit }: Props) {
  const { t } = useLingui();
  const [predicted, setPredicted] = useState<string>();
  const quiz = useMasteryQuiz({ activity, seed, submit }, predicted);
  // The guess is asked for at the first question of all, and its reply stays until that is answered.
  const [isFirst, setFirst] = useState(Object.keys(quiz.parts).length === 0);
  const [playsOn, setPlaysOn] = useState(false);
  useOnMap<true>(activity.id, true);
  useCameraBeside(PLINTHS);
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
              <Button data-control="next" onClick={next}>{t`Next question`}</Button>
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
      <Button size="small" variant="secondary" data-control="play-on" onClick={onPlayOn}>
        {t`Keep answering questions`}
      </Button>
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
      <p className={kitStyles.note}>{asked.returns ? t`${tier}: here it is again, in other words.` : tier}</p>
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
            {isRight && <p>{picked.why}</p>}
          </AnswerFeedback>
        )}
      </div>
    </section>
  );
}
