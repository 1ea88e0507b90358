// Sorting: every card into the crate it belongs in.
import { shuffle } from '@lanternwise/shared/learning/random';
import { PlaceBoard } from '../placing/PlaceBoard.tsx';
import { CheckBar } from '../runner/CheckBar.tsx';
import type { ActivityProps } from '../runner/types.ts';
import { useCheck } from '../runner/useCheck.ts';

export function SortingActivity({ activity, seed, submit }: ActivityProps<'sorting'>) {
  const check = useCheck<Record<string, string>>({}, submit);
  const ready = activity.items.every((item) => check.answer[item.id] !== undefined);
  return (
    <>
      <PlaceBoard
        pieces={shuffle(activity.items, seed)}
        zones={activity.bins}
        placed={check.answer}
        onChange={check.change}
        grade={check.grade}
        solved={check.solved}
        trayLabel="Cards to sort"
      />
      <CheckBar activity={activity} check={check} ready={ready} wait="Sort every card first." tryAgain />
    </>
  );
}
