// What a learner has done in the tutorial that is open: solved steps, the programs as they stand, tries for the evidence.
import type { PythonLesson } from '@lanternwise/shared/content/pythonLesson';
import { attemptDuration, type PythonAttempt } from '@lanternwise/shared/quests/pythonAttempt';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface StepProgress {
  /** Solved now or passed on an earlier visit. */
  isDone: boolean;
  /** The learner's program, kept while they leaf through the steps. */
  code: string | undefined;
  saveCode(code: string): void;
  /** A program of this step has printed something since the tutorial was opened. */
  hasOutput: boolean;
  recordOutput(): void;
  /** One checked attempt. */
  recordAttempt(right: boolean): void;
}

interface StepAttempts {
  attempts: number;
  solved: boolean;
  startedAt: number;
}

/** `furthest`: how many steps earlier visits have passed; they count as done. `page`: the step on screen. */
export function useStepProgress(
  lesson: PythonLesson,
  furthest: number,
  page: number,
  onAttempt: (step: string, figures: PythonAttempt) => void,
): StepProgress {
  const [solved, setSolved] = useState<ReadonlySet<string>>(new Set());
  const [printed, setPrinted] = useState<ReadonlySet<string>>(new Set());
  const programs = useRef<Record<string, string>>({});
  const tries = useRef<Record<string, StepAttempts>>({});
  const id = lesson.steps[page]?.id ?? '';
  useEffect(() => {
    tries.current[id] ??= { attempts: 0, solved: false, startedAt: Date.now() };
  }, [id]);
  const recordAttempt = useCallback(
    (right: boolean) => {
      const mine = tries.current[id];
      if (!mine || mine.solved) return;
      mine.attempts += 1;
      mine.solved = right;
      onAttempt(id, {
        attempts: mine.attempts,
        solved: right ? 1 : 0,
        firstTry: right && mine.attempts === 1 ? 1 : 0,
        ms: attemptDuration(Date.now() - mine.startedAt),
      });
      if (right) setSolved((before) => new Set(before).add(id));
    },
    [id, onAttempt],
  );
  const recordOutput = useCallback(
    () => setPrinted((before) => (before.has(id) ? before : new Set(before).add(id))),
    [id],
  );
  return {
    hasOutput: printed.has(id),
    recordOutput,
    isDone: page < furthest || solved.has(id),
    code: programs.current[id],
    saveCode: (code) => {
      programs.current[id] = code;
    },
    recordAttempt,
  };
}
