// The Lab without a task: any program, kept in this browser only.
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ProgramRepositoryProvider, useProgramRepository } from '../programs/programRepository.ts';
import type { PythonRuntime } from '../protocol.ts';
import { freeTask } from './labTask.ts';
import { PythonLab } from './PythonLab.tsx';

export interface FreeLabProps {
  /** Completion offers what is taught up to this lesson. */
  lesson: string;
  runtime: PythonRuntime;
  onClose(): void;
}

export function FreeLab({ lesson, runtime, onClose }: FreeLabProps) {
  const { t } = useLingui();
  const { ownerId } = useProgramRepository();
  const local = useMemo(() => ({ ownerId, recordRun: () => false, fetchLatest: async () => undefined }), [ownerId]);
  const title = t`Free Lab`;
  const goal = t`There is no task here. Write any program you like, run it and change it.`;
  const task = useMemo(() => freeTask(lesson, title, goal), [lesson, title, goal]);
  return (
    <ProgramRepositoryProvider value={local}>
      <PythonLab task={task} runtime={runtime} onComplete={onClose} onClose={onClose} />
    </ProgramRepositoryProvider>
  );
}
