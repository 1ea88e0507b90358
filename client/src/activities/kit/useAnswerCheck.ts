// Keeps an answer and its grade: the grade exists only after Check and is cleared when the answer changes.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import { useState } from 'react';
import type { ItemResult } from './ResultMark.tsx';

export interface AnswerCheck<A> {
  answer: A;
  /** Of the current answer; undefined before Check. */
  grade: Grade | undefined;
  solved: boolean;
  /** How often an answer was checked. */
  attempts: number;
  changeAnswer(next: A): void;
  submit(): void;
  reset(): void;
}

/** `kept` = the answer is a draft, which the map may change too; by default it is kept here. */
export function useAnswerCheck<A>(
  empty: A,
  submit: (answer: A) => Grade,
  kept?: readonly [A, (next: A) => void],
): AnswerCheck<A> {
  const own = useState(empty);
  const [answer, setAnswer] = kept ?? own;
  const [checked, setChecked] = useState<{ answer: A; grade: Grade }>();
  const grade = checked && Object.is(checked.answer, answer) ? checked.grade : undefined;
  const [attempts, setAttempts] = useState(0);
  const solved = grade?.correct ?? false;
  const changeAnswer = (next: A) => {
    if (solved) return;
    setAnswer(next);
    setChecked(undefined);
  };
  return {
    answer,
    grade,
    solved,
    attempts,
    changeAnswer,
    submit: () => {
      setChecked({ answer, grade: submit(answer) });
      setAttempts(attempts + 1);
    },
    reset: () => changeAnswer(empty),
  };
}

/** The result of the chosen one of several options, which are one item; empty before Check. */
export function optionResult(
  { grade, answer }: { grade: Grade | undefined; answer: string },
  item: string,
): Record<string, ItemResult> {
  const result = itemResult(grade, item);
  return result ? { [answer]: result } : {};
}

/** The result of one item; undefined before Check. */
export function itemResult(grade: Grade | undefined, item: string): ItemResult | undefined {
  if (!grade) return undefined;
  return grade.wrong.includes(item) ? 'wrong' : 'right';
}
