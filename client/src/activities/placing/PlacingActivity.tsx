// Placing: every piece into the zone where it belongs.
import { shuffle } from '@lanternwise/shared/learning/random';
import { PlaceBoard } from '../kit/board/PlaceBoard.tsx';
import { CheckBar } from '../kit/CheckBar.tsx';
import type { ActivityProps } from '../kit/types.ts';
import { useCheck } from '../kit/useCheck.ts';

export function PlacingActivity({ activity, seed, submit }: ActivityProps<'placing'>) {
  const check = useCheck<Record<string, string>>({}, submit);
  const ready = activity.pieces.every((piece) => check.answer[piece.id] !== undefined);
  return (
    <>
      <PlaceBoard
        pieces={shuffle(activity.pieces, seed)}
        zones={activity.zones}
        placed={check.answer}
        onChange={check.change}
        grade={check.grade}
        solved={check.solved}
        trayLabel={activity.tray}
      />
      <CheckBar activity={activity} check={check} ready={ready} wait={activity.wait} tryAgain={activity.tryAgain} />
    </>
  );
}
