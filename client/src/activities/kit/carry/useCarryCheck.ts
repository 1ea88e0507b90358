// Keeps an answer of things in places as a draft that the map changes too, with checks from both sides.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import { type Activity, gradeActivity } from '@lanternwise/shared/activities/registry';
import { useLayoutEffect, useState } from 'react';
import type { AnswerCheck } from '../useAnswerCheck.ts';
import { useOnMap } from '../useOnMap.ts';
import { useStoredDraft } from '../useStoredDraft.ts';
import { carryStorage, EMPTY_CARRY, parseCarry } from './carryDraft.ts';
import { type CarryKind, isComplete, keepRight, type Placed, wrongThings } from './carryTask.ts';

export function useCarryCheck<Answer>(
  activity: Activity,
  { task, answerOf }: CarryKind<Answer>,
  submit: (answer: Answer) => Grade,
): AnswerCheck<Placed> {
  const [draft, store] = useStoredDraft(activity.id, EMPTY_CARRY, parseCarry);
  const storage = carryStorage(activity.id);
  const [attempts, setAttempts] = useState(0);
  const { placed, checked } = draft;
  const isChecked = checked !== null && isComplete(task, checked);
  const wasSolved = isChecked && wrongThings(task, checked).length === 0;
  useOnMap<true>(activity.id, true);
  // Who opens what was solved begins with an empty board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    if (wasSolved) store(EMPTY_CARRY);
    return () => {
      const last = storage.read();
      // No result of an earlier visit remains.
      storage.write({ ...last, checked: keepRight(task, last.placed, last.checked) });
    };
  }, []);
  const grade = isChecked ? gradeActivity(activity, answerOf(checked)) : undefined;
  const solved = grade?.correct ?? false;
  const changeAnswer = (next: Placed) => {
    if (!solved) store({ ...draft, placed: next, checked: keepRight(task, next, checked) });
  };
  return {
    ...{ answer: placed, grade, solved, attempts, changeAnswer },
    submit: () => {
      submit(answerOf(placed));
      setAttempts(attempts + 1);
      store({ ...draft, checked: placed });
    },
    reset: () => changeAnswer({}),
  };
}
