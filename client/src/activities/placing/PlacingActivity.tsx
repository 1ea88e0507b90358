// Every piece is placed into the zone where it belongs.
import { shuffle } from '@lanternwise/shared/learning/random';
import type { ActivityProps } from '../kit/activityProps.ts';
import { PlacementBoard } from '../kit/board/PlacementBoard.tsx';
import { CheckBar } from '../kit/CheckBar.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';

export function PlacingActivity({ activity, seed, submit }: ActivityProps<'placing'>) {
  const check = useAnswerCheck<Record<string, string>>({}, submit);
  const ready = activity.pieces.every((piece) => check.answer[piece.id] !== undefined);
  return (
    <>
      <PlacementBoard
        pieces={shuffle(activity.pieces, seed)}
        zones={activity.zones}
        placed={check.answer}
        onChange={check.changeAnswer}
        grade={check.grade}
        solved={check.solved}
        trayLabel={activity.tray}
      />
      <CheckBar
        activity={activity}
        check={check}
        ready={ready}
        incompleteHint={activity.wait}
        tryAgain={activity.tryAgain}
      />
    </>
  );
}
