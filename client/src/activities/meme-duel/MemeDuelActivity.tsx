// The meme duel: data chosen for five scenes, five rounds beside the stage, the score with its formulas, and Neo's data opened at the end.

import { isWon } from '@lanternwise/shared/activities/meme-duel/definition';
import { flatRounds, ROUNDS, totalsOf } from '@lanternwise/shared/activities/meme-duel/duel';
import { STAGE } from '@lanternwise/shared/activities/meme-duel/mapNames';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { useLeaveForGround } from '../kit/groundContext.ts';
import kitStyles from '../kit/layout.module.css';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { DuelPreparation } from './DuelPreparation.tsx';
import { DuelRoundView } from './DuelRoundView.tsx';
import { NeoData } from './NeoData.tsx';
import { useDuel } from './useDuel.ts';
import type { DuelView } from './world.ts';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function MemeDuelActivity({ activity, seed, submit, report }: ActivityProps<'meme-duel'>) {
  const { t } = useLingui();
  const { draft, scenes, rounds, played, isSample, change } = useDuel(activity, seed);
  const { predicted, packs, isFiltered, isOnStage, picks, reasons } = draft;
  /** The round on the screen; a picked one stays until the next is called. */
  const [round, setRound] = useState(picks.length === ROUNDS ? ROUNDS - 1 : picks.length);
  const isOver = rounds !== undefined && picks.length === ROUNDS;
  const won = isOver && isWon(played);
  const check = useAnswerCheck(0, () => {
    const answer = {
      predicted: predicted ?? '_none',
      packs: packs.length,
      isFiltered,
      rounds: [...played],
      reasons: Object.entries(reasons).map(([at, reason]) => ({ round: Number(at), reason })),
    };
    const grade = submit(answer);
    const { mine, neo } = totalsOf(played);
    if (grade.correct) report({ laughs: mine, "Neo's laughs": neo, packs: packs.length });
    return grade;
  });
  const scene = scenes[round];
  useOnMap<DuelView>(activity.id, { round, rounds: rounds ?? [] });
  useCameraBeside(STAGE);
  const leaveForStage = useLeaveForGround();
  const prepareAgain = () => {
    change({ isOnStage: false, picks: [], reasons: {}, seed: draft.seed + 1 });
    setRound(0);
    check.reset();
  };
  const unexplained = won && flatRounds(played).some((at) => !reasons[at]);
  return (
    <>
      {!isOnStage && (
        <DuelPreparation
          activity={activity}
          scenes={scenes}
          draft={draft}
          isSample={isSample}
          onChange={change}
          onStart={() => {
            change({ isOnStage: true, picks: [], reasons: {} });
            leaveForStage?.();
          }}
        />
      )}
      <Predict
        predict={activity.predict}
        predicted={predicted}
        on={['stage']}
        onPredict={(guess) => change({ predicted: guess })}
      />
      {isOnStage && rounds?.[round] && scene && (
        <DuelRoundView
          key={round}
          activity={activity}
          scene={scene}
          number={round + 1}
          round={rounds[round]}
          played={played}
          picked={picks[round]}
          onPick={(at) => change({ picks: [...picks, at] })}
        />
      )}
      {isOnStage && !isOver && picks.length > round && (
        <ActionRow>
          <Button data-control="next" onClick={() => setRound(round + 1)}>{t`Next round`}</Button>
        </ActionRow>
      )}
      {won && <Result {...totalsOf(played)} />}
      {won && (
        <NeoData
          activity={activity}
          scenes={scenes}
          rounds={rounds}
          played={played}
          reasons={reasons}
          disabled={check.solved}
          onReason={(at, reason) => {
            change({ reasons: { ...reasons, [at]: reason } });
            check.reset();
          }}
        />
      )}
      {isOnStage && (
        <CheckBar
          activity={activity}
          check={check}
          ready={isOver && !unexplained}
          isQuiet={isOver && !won}
          incompleteHint={isOver ? t`Say why Neo’s jokes were flat.` : t`Five rounds, then the duel is decided.`}
        >
          {isOver && !won && <Result {...totalsOf(played)} isNote />}
          {isOver && (
            <Button variant={won ? 'secondary' : 'primary'} data-control="again" onClick={prepareAgain}>
              {check.solved ? t`Another duel` : t`Prepare again`}
            </Button>
          )}
        </CheckBar>
      )}
    </>
  );
}

/** `isNote`: beside the buttons, as there is nothing more to read. */
function Result({ mine, neo, isNote = false }: { mine: number; neo: number; isNote?: boolean }) {
  const { t } = useLingui();
  return (
    <p role="status" className={isNote ? kitStyles.note : kitStyles.question}>
      {mine > neo
        ? t`You won: ${mine} laughs to ${neo}.`
        : mine === neo
          ? t`A draw: ${mine} laughs each. To win you need one more than Neo.`
          : t`Neo won: ${neo} laughs to ${mine}.`}
    </p>
  );
}
