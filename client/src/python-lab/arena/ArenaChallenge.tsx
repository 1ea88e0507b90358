// The Arena challenge of a lesson: the Lab with the challenge's intro over it, and the figures of the attempts.
import type { PythonLesson } from '@lanternwise/shared/content/pythonLesson';
import { useEffect, useMemo, useRef } from 'react';
import { arenaTask } from '../lab/labTask.ts';
import { PythonLab } from '../lab/PythonLab.tsx';
import type { PythonRuntime } from '../protocol.ts';
import type { StepFigures } from '../tutorial/progress.ts';
import { ArenaIntro } from './ArenaIntro.tsx';

export interface ArenaChallengeProps {
  lesson: PythonLesson;
  runtime: PythonRuntime;
  keeper?: string | undefined;
  /** All test cases have passed and the learner goes on. */
  onComplete(): void;
  onClose(): void;
  onFigures(figures: StepFigures): void;
}

export function ArenaChallenge({ lesson, runtime, keeper, onComplete, onClose, onFigures }: ArenaChallengeProps) {
  const task = useMemo(() => arenaTask(lesson.id, lesson.arena), [lesson]);
  const tries = useRef({ attempts: 0, solved: false, since: 0 });
  useEffect(() => {
    tries.current.since = Date.now();
  }, []);
  return (
    <PythonLab
      task={task}
      runtime={runtime}
      intro={(done) => <ArenaIntro arena={lesson.arena} keeper={keeper} onDone={done} />}
      onAttempt={({ status }) => {
        const mine = tries.current;
        if (mine.solved) return;
        mine.attempts += 1;
        mine.solved = status === 'passed';
        const solved = mine.solved ? 1 : 0;
        onFigures({
          attempts: mine.attempts,
          solved,
          firstTry: mine.attempts === 1 ? solved : 0,
          ms: Date.now() - mine.since,
        });
      }}
      onComplete={onComplete}
      onClose={onClose}
    />
  );
}
