// Collects an answer and its verdict: results appear only after Check, and go as soon as the answer changes.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import { useState } from 'react';

export interface Check<A> {
  answer: A;
  /** The verdict on the answer as it stands; undefined before Check. */
  grade: Grade | undefined;
  solved: boolean;
  change(next: A): void;
  check(): void;
  reset(): void;
}

export function useCheck<A>(empty: A, submit: (answer: A) => Grade): Check<A> {
  const [answer, setAnswer] = useState(empty);
  const [grade, setGrade] = useState<Grade>();
  const solved = grade?.correct ?? false;
  const change = (next: A) => {
    if (solved) return;
    setAnswer(next);
    setGrade(undefined);
  };
  return {
    answer,
    grade,
    solved,
    change,
    check: () => setGrade(submit(answer)),
    reset: () => change(empty),
  };
}

/** How an item stands after the check: right, wrong, or not judged yet. */
export function standing(grade: Grade | undefined, item: string): 'right' | 'wrong' | undefined {
  if (!grade) return undefined;
  return grade.wrong.includes(item) ? 'wrong' : 'right';
}
