// Every piece is placed into the zone where it belongs.
import { useMemo } from 'react';
import type { ActivityProps } from '../kit/activityProps.ts';
import { PlacementBoard } from '../kit/board/PlacementBoard.tsx';
import { CheckBar } from '../kit/CheckBar.tsx';
import { isComplete } from '../kit/carry/carryTask.ts';
import { useCarryCheck } from '../kit/carry/useCarryCheck.ts';
import { carryKind } from './carryKind.ts';

export function PlacingActivity({ activity, seed, submit }: ActivityProps<'placing'>) {
  const kind = useMemo(() => carryKind(activity, seed), [activity, seed]);
  const check = useCarryCheck(activity, kind, submit);
  const { task } = kind;
  return (
    <>
      <PlacementBoard
        pieces={task.things}
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
        ready={isComplete(task, check.answer)}
        incompleteHint={activity.wait}
        tryAgain={activity.tryAgain}
      />
    </>
  );
}
