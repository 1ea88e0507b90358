// Collects an answer and its verdict: results appear only after Check, and go as soon as the answer changes.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import { useState } from 'react';

export interface AnswerCheck<A> {
  answer: A;
  /** The verdict on the answer as it stands; undefined before Check. */
  grade: Grade | undefined;
  solved: boolean;
  changeAnswer(next: A): void;
  submit(): void;
  reset(): void;
}

export function useAnswerCheck<A>(empty: A, submit: (answer: A) => Grade): AnswerCheck<A> {
  const [answer, setAnswer] = useState(empty);
  const [grade, setGrade] = useState<Grade>();
  const solved = grade?.correct ?? false;
  const changeAnswer = (next: A) => {
    if (solved) return;
    setAnswer(next);
    setGrade(undefined);
  };
  return {
    answer,
    grade,
    solved,
    changeAnswer,
    submit: () => setGrade(submit(answer)),
    reset: () => changeAnswer(empty),
  };
}

/** How an item stands after the check: right, wrong, or not judged yet. */
export function itemResult(grade: Grade | undefined, item: string): 'right' | 'wrong' | undefined {
  if (!grade) return undefined;
  return grade.wrong.includes(item) ? 'wrong' : 'right';
}
