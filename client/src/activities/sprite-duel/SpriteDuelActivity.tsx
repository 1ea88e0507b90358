// Maker against checker: a guess, sprites to draw, rounds to play, the plot to read, and an opinion on whose the result is.

import { bestRound, type PlayedRound } from '@lanternwise/shared/activities/sprite-duel/duel';
import { WALK } from '@lanternwise/shared/activities/sprite-duel/mapNames';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { DrawSprites } from './DrawSprites.tsx';
import { areEnough, EMPTY_SPRITES, parseSprites, type SpriteDraft } from './draft.ts';
import { PlayRounds } from './PlayRounds.tsx';
import { useDuel } from './useDuel.ts';
import { WhoseIsIt } from './WhoseIsIt.tsx';

type DuelProps = ActivityProps<'sprite-duel'>;
type StoreDraft = (next: SpriteDraft) => void;

export function SpriteDuelActivity(props: DuelProps) {
  const { t } = useLingui();
  const { activity } = props;
  const [draft, store] = useStoredDraft(activity.id, EMPTY_SPRITES, parseSprites);
  useCameraBeside(WALK);
  const isReady = areEnough(draft.sprites, activity.needs);
  const [isDrawing, setDrawing] = useState(draft.rounds === 0 || !isReady);
  if (!isDrawing) {
    const key = draft.seed;
    return <Match key={key} {...props} draft={draft} store={store} onDraw={() => setDrawing(true)} />;
  }
  return (
    <>
      <p className={kitStyles.question}>{activity.draw}</p>
      <DrawSprites
        activity={activity}
        sprites={draft.sprites}
        // With other sprites it is another match.
        onChange={(next) => store({ ...draft, sprites: next, rounds: 0 })}
      >
        {isReady && <Button data-control="to-door" onClick={() => setDrawing(false)}>{t`To the museum door`}</Button>}
      </DrawSprites>
    </>
  );
}

const scoresOf = (played: readonly PlayedRound[]) =>
  played.map(({ checkerAccuracy, makerSuccess }) => ({ checker: checkerAccuracy, maker: makerSuccess }));

function figuresOf({ sprites }: SpriteDraft, played: readonly PlayedRound[]): Record<string, number> {
  const scores = scoresOf(played);
  const best = scores[bestRound(scores)];
  const byHand = sprites.filter((one) => one.isByHand).length;
  return {
    'sprites by hand': byHand,
    'sprites mirrored or varied': sprites.length - byHand,
    rounds: played.length,
    'checker in round 1': scores[0]?.checker ?? 0,
    'maker in its best round': best?.maker ?? 0,
    'checker in that round': best?.checker ?? 0,
    'test accuracy': scores.at(-1)?.checker ?? 0,
  };
}

interface MatchProps extends DuelProps {
  draft: SpriteDraft;
  store: StoreDraft;
  onDraw(): void;
}

function Match({ activity, submit, report, draft, store, onDraw }: MatchProps) {
  const { t } = useLingui();
  const { opinion, target, trends } = activity;
  const { played, play } = useDuel(draft, (rounds) => store({ ...draft, rounds }));
  const check = useAnswerCheck<'lower' | 'higher' | 'same' | '_none'>('_none', (read) => {
    const byHand = draft.sprites.filter((one) => one.isByHand).length;
    const grade = submit({
      predicted: draft.predicted ?? '_none',
      byHand,
      helped: draft.sprites.length - byHand,
      rounds: scoresOf(played),
      read,
      opinion: draft.opinion ?? '_none',
    });
    if (grade.correct) report(figuresOf(draft, played));
    return grade;
  });
  const isWon = played.some(({ makerSuccess }) => makerSuccess >= target);
  const isRead = check.answer !== '_none';
  return (
    <>
      <PlayRounds
        activity={activity}
        draft={draft}
        played={played}
        isDone={check.solved}
        onPlay={(count) => {
          check.reset();
          play(count);
        }}
        onNewMatch={() => store({ ...draft, seed: draft.seed + 1, rounds: 0 })}
        onDraw={onDraw}
      />
      <Predict
        predict={activity.predict}
        predicted={draft.predicted}
        on={['play', 'play-few']}
        onPredict={(predicted) => store({ ...draft, predicted })}
      />
      {isWon && (
        <>
          <Options
            question={activity.ask}
            group="read"
            options={(['lower', 'higher', 'same'] as const).map((id) => ({ id, text: trends[id] }))}
            chosen={check.answer}
            disabled={check.solved}
            onChoose={(read) => check.changeAnswer(read === 'lower' || read === 'higher' ? read : 'same')}
          />
          {isRead && (
            <WhoseIsIt
              opinion={opinion}
              said={draft.opinion}
              disabled={check.solved}
              onSay={(said) => store({ ...draft, opinion: said })}
            />
          )}
        </>
      )}
      <CheckBar
        activity={activity}
        check={check}
        ready={isWon && isRead && draft.opinion !== undefined}
        incompleteHint={isWon ? (isRead ? t`Say what you think.` : activity.ask) : t`Play on until the Maker wins.`}
      >
        {check.solved && <p className={kitStyles.note}>{t`Your sprites stay in this browser.`}</p>}
      </CheckBar>
    </>
  );
}
