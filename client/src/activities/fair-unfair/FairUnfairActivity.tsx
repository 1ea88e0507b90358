// Fair or unfair: every action onto one of two scales.
import { shuffle } from '@lanternwise/shared/learning/random';
import { PlaceBoard } from '../placing/PlaceBoard.tsx';
import { CheckBar } from '../runner/CheckBar.tsx';
import type { ActivityProps } from '../runner/types.ts';
import { useCheck } from '../runner/useCheck.ts';

const SCALES = [
  { id: 'fair', label: 'Fair', icon: 'check' },
  { id: 'unfair', label: 'Unfair', icon: 'cross' },
] as const;

export function FairUnfairActivity({ activity, seed, submit }: ActivityProps<'fair-unfair'>) {
  const check = useCheck<Record<string, string>>({}, submit);
  const ready = activity.actions.every((action) => check.answer[action.id] !== undefined);
  return (
    <>
      <PlaceBoard
        pieces={shuffle(activity.actions, seed)}
        zones={SCALES}
        placed={check.answer}
        onChange={check.change}
        grade={check.grade}
        solved={check.solved}
        trayLabel="Actions to judge"
      />
      <CheckBar activity={activity} check={check} ready={ready} wait="Judge every action first." />
    </>
  );
}
