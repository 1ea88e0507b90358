// The Arena challenge of a lesson: its intro over the Lab, and the journey on once every test case has passed.
import type { PythonLesson } from '@lanternwise/shared/content/python-lesson';
import { useState } from 'react';
import { GameDialog } from '../../overlays/shell/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import type { PythonRuntime } from '../protocol.ts';
import { ArenaIntro } from './ArenaIntro.tsx';

export interface ArenaChallengeProps {
  lesson: PythonLesson;
  runtime: PythonRuntime;
  keeper?: string | undefined;
  /** All test cases have passed and the learner goes on. */
  onComplete(): void;
  onClose(): void;
}

export function ArenaChallenge({ lesson, keeper, onComplete, onClose }: ArenaChallengeProps) {
  const [intro, setIntro] = useState(true);
  if (intro) return <ArenaIntro arena={lesson.arena} keeper={keeper} onDone={() => setIntro(false)} />;
  return (
    <GameDialog title={lesson.arena.title} onClose={onClose}>
      <Button onClick={onComplete}>Continue Journey</Button>
    </GameDialog>
  );
}
