// Keeps the picks of rounds that are each repeated until right; submits them at every wrong pick, and once every round is right.
import { useState } from 'react';
import { useFeedback } from './feedback/useFeedback.ts';

type Picks = Record<string, string[]>;

export interface Rounds {
  picks: Picks;
  lastPick(round: string): string | undefined;
  isRight(round: string): boolean;
  allRight: boolean;
  pick(round: string, value: string): void;
}

/** @param read how the grading of the kind reads a pick, where it is typed */
export function useRounds(
  rounds: readonly { id: string; correct: string }[],
  submit: (picks: Picks) => unknown,
  read = (pick: string): string => pick.trim(),
): Rounds {
  const [picks, setPicks] = useState<Picks>({});
  const { react } = useFeedback();
  const isRightIn = (all: Picks, id: string) => {
    const last = all[id]?.at(-1);
    return last !== undefined && read(last) === rounds.find((round) => round.id === id)?.correct;
  };
  const done = (all: Picks) => rounds.every((round) => isRightIn(all, round.id));
  const pick = (id: string, value: string) => {
    if (isRightIn(picks, id)) return;
    const next = { ...picks, [id]: [...(picks[id] ?? []), value] };
    setPicks(next);
    // A wrong pick is recorded at once: it would be forgotten if the window were closed and opened again.
    if (done(next) || !isRightIn(next, id)) submit(next);
    else react(true);
  };
  return {
    picks,
    lastPick: (round) => picks[round]?.at(-1),
    isRight: (round) => isRightIn(picks, round),
    allRight: done(picks),
    pick,
  };
}
