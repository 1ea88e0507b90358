// Drag a case onto the principle that is at work in it.
import { shuffle } from '@lanternwise/shared/learning/random';
import { PlaceBoard } from '../placing/PlaceBoard.tsx';
import { CheckBar } from '../runner/CheckBar.tsx';
import type { ActivityProps } from '../runner/types.ts';
import { useCheck } from '../runner/useCheck.ts';

export function DragPrincipleActivity({ activity, seed, submit }: ActivityProps<'drag-principle'>) {
  const check = useCheck<Record<string, string>>({}, submit);
  const ready = activity.cases.every((item) => check.answer[item.id] !== undefined);
  return (
    <>
      <PlaceBoard
        pieces={shuffle(activity.cases, seed)}
        zones={activity.principles}
        placed={check.answer}
        onChange={check.change}
        grade={check.grade}
        solved={check.solved}
        trayLabel="Cases"
      />
      <CheckBar activity={activity} check={check} ready={ready} wait="Give every case a principle first." />
    </>
  );
}
