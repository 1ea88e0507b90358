// The Arena challenge of a lesson: the Lab with the challenge's intro over it, and counts the attempts.
import type { PythonLesson } from '@lanternwise/shared/content/pythonLesson';
import { attemptDuration, type PythonAttempt } from '@lanternwise/shared/quests/pythonAttempt';
import { useEffect, useMemo, useRef } from 'react';
import { arenaTask } from '../lab/labTask.ts';
import { PythonLab } from '../lab/PythonLab.tsx';
import type { PythonRuntime } from '../protocol.ts';
import { ArenaIntro } from './ArenaIntro.tsx';

export interface ArenaChallengeProps {
  lesson: PythonLesson;
  runtime: PythonRuntime;
  shopkeeperPortrait?: string | undefined;
  /** All test cases have passed and the learner goes on. */
  onComplete(): void;
  onClose(): void;
  onAttempt(figures: PythonAttempt): void;
}

export function ArenaChallenge({
  lesson,
  runtime,
  shopkeeperPortrait,
  onComplete,
  onClose,
  onAttempt,
}: ArenaChallengeProps) {
  const task = useMemo(() => arenaTask(lesson.id, lesson.arena), [lesson]);
  const attempt = useRef({ attempts: 0, solved: false, since: 0 });
  useEffect(() => {
    attempt.current.since = Date.now();
  }, []);
  return (
    <PythonLab
      task={task}
      runtime={runtime}
      // Of a sign the task says it all.
      hasIntro={!lesson.sign}
      intro={(done) => <ArenaIntro arena={lesson.arena} shopkeeperPortrait={shopkeeperPortrait} onDone={done} />}
      onAttempt={({ status }) => {
        const current = attempt.current;
        if (current.solved) return;
        current.attempts += 1;
        current.solved = status === 'passed';
        const solved = current.solved ? 1 : 0;
        onAttempt({
          attempts: current.attempts,
          solved,
          firstTry: current.attempts === 1 ? solved : 0,
          ms: attemptDuration(Date.now() - current.since),
        });
      }}
      onComplete={onComplete}
      onClose={onClose}
    />
  );
}
